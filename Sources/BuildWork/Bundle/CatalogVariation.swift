import Foundation

/// The variations of a string catalog's strings by device and by width.
enum CatalogVariation {
  private static let mostDevices = 20
  private static let greatestDepth = 8

  /// Returns the devices for which a string has variations, at any depth.
  static func devices(in node: Any, depth: Int = 0) -> [String] {
    guard depth < greatestDepth, let node = node as? [String: Any] else { return [] }
    let own = ((node["variations"] as? [String: Any])?["device"] as? [String: Any])?.keys
    let inner = node.values.flatMap { devices(in: $0, depth: depth + 1) }
    return Array(Set(Array(own ?? [:].keys) + inner).sorted().prefix(mostDevices))
  }

  /// Returns the variation for a device, of the greatest width.
  static func chosen(_ node: Any, device: String?, depth: Int = 0) -> Any {
    guard depth < greatestDepth,
      let variations = (node as? [String: Any])?["variations"] as? [String: Any]
    else { return node }
    if let devices = variations["device"] as? [String: Any] {
      let own = device.flatMap { devices[$0] } ?? devices["other"] ?? devices["iphone"]
      return own.map { chosen($0, device: device, depth: depth + 1) } ?? node
    }
    if let widths = variations["width"] as? [String: Any] {
      let widest = widths.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }
      return widest.map { chosen($0.value, device: device, depth: depth + 1) } ?? node
    }
    return node
  }

  /// Returns the text for a device; of plural forms, that for most numbers.
  static func text(_ node: Any, device: String?, depth: Int = 0) -> String? {
    guard depth < greatestDepth,
      let node = chosen(node, device: device) as? [String: Any]
    else { return nil }
    if let unit = node["stringUnit"] as? [String: Any] { return unit["value"] as? String }
    let plural = (node["variations"] as? [String: Any])?["plural"] as? [String: Any]
    return plural?["other"].flatMap { text($0, device: device, depth: depth + 1) }
  }
}
