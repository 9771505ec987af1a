import DeviceProtocol

/// A value for the light and one for the dark appearance.
struct PerAppearance<Value: Equatable & Sendable>: Equatable, Sendable {
  var light: Value
  var dark: Value

  subscript(appearance: DeviceConfiguration.Appearance) -> Value {
    appearance == .dark ? dark : light
  }
}
