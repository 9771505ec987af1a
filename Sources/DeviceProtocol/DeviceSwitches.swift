/// The switches of a device that are on.
package struct DeviceSwitches: Codable, Equatable, Sendable {
  /// The bits of the switches, in the order of their declaration.
  package private(set) var bits: UInt32

  /// Creates a set of switches that are on.
  package init(_ switches: DeviceSwitch...) {
    bits = 0
    for item in switches { self[item] = true }
  }

  /// Creates a set of switches from their bits, ignoring unknown bits.
  package init(bits: UInt32) {
    self.bits = bits & (1 << UInt32(DeviceSwitch.allCases.count) - 1)
  }

  /// Whether a switch is on.
  package subscript(_ item: DeviceSwitch) -> Bool {
    get { bits & Self.bit(of: item) != 0 }
    set { bits = newValue ? bits | Self.bit(of: item) : bits & ~Self.bit(of: item) }
  }

  /// The switches that are on.
  package var all: [DeviceSwitch] { DeviceSwitch.allCases.filter { self[$0] } }

  private static func bit(of item: DeviceSwitch) -> UInt32 {
    1 << UInt32(DeviceSwitch.allCases.firstIndex(of: item)!)
  }
}
