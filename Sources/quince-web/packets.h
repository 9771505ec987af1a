#ifndef QUINCE_WEB_PACKETS_H
#define QUINCE_WEB_PACKETS_H

#include <glib.h>

/// The descriptor of the socket to the device.
enum { DEVICE_SOCKET = 3 };

/// Receives packets in the format of `DeviceProtocol.Packet`, and calls a function for each JSON
/// object. The process ends when the other end closes.
void start_receiving(void (*handle)(const char *json, gsize length));

/// Sends a JSON object.
void send_json(const GString *json);

/// Sends an image of the view with a number.
void send_image(guint64 view, const void *bytes, gsize length);

#endif
