#include <Python.h>
#include <fastmoney/decimal.h>

static PyObject *total(PyObject *self, PyObject *args) {
    return PyLong_FromLong(fastmoney_sum(args));
}
