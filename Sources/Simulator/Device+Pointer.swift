import DeviceProtocol

extension Device {
  /// A pointer that scrolls or pinches over the app in front.
  package func point(_ gesture: PointerGesture) {
    sendInput(.pointer(gesture))
  }
}
