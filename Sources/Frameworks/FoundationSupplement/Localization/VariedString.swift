import AppRuntime

/// A string that depends on the device or on the width of its place.
enum VariedString {
  /// Returns the text or the plural rule for this device, of the greatest width.
  static func chosen(in entry: Any) -> Any {
    guard let entry = entry as? [String: Any] else { return entry }
    if let devices = entry["NSStringDeviceSpecificRuleType"] as? [String: Any] {
      let own = devices[DeviceFamily.name] ?? devices["other"] ?? devices["iphone"]
      return own.map(chosen) ?? entry
    }
    if let widths = entry["NSStringVariableWidthRuleType"] as? [String: Any] {
      let widest = widths.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }
      return widest.map { chosen(in: $0.value) } ?? entry
    }
    return entry
  }
}
