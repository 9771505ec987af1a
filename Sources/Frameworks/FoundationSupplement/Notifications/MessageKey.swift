/// The key for the message in the information of a notification that was posted as a message.
struct MessageKey: Hashable {}
