/// The dimensions of a text block, and the widths of its layers.
struct TextBlockLengths {
  /// A value with its unit.
  struct Length: Hashable {
    var value: CGFloat = 0
    var type = NSTextBlock.ValueType.absolute
  }

  private var lengths: [String: Length] = [:]

  init() {}

  /// Reads an archive.
  init(coder: NSCoder) {
    guard let keys = coder.decodeObject(of: NSString.self, forKey: "NSLengths") as? String else {
      return
    }
    for key in keys.split(separator: " ").map(String.init) {
      let type = NSTextBlock.ValueType(
        rawValue: UInt(max(coder.decodeInteger(forKey: key + ".type"), 0)))
      lengths[key] = Length(
        value: CGFloat(coder.decodeDouble(forKey: key)), type: type ?? .absolute)
    }
  }

  /// Writes an archive.
  func encode(with coder: NSCoder) {
    coder.encode(lengths.keys.sorted().joined(separator: " ") as NSString, forKey: "NSLengths")
    for (key, length) in lengths {
      coder.encode(Double(length.value), forKey: key)
      coder.encode(Int(length.type.rawValue), forKey: key + ".type")
    }
  }

  /// A dimension.
  subscript(dimension: NSTextBlock.Dimension) -> Length {
    get { lengths["dimension\(dimension.rawValue)"] ?? Length() }
    set { lengths["dimension\(dimension.rawValue)"] = newValue }
  }

  /// The width of a layer at an edge.
  subscript(layer: NSTextBlock.Layer, edge: CGRectEdge) -> Length {
    get { lengths["layer\(layer.rawValue).\(edge.rawValue)"] ?? Length() }
    set { lengths["layer\(layer.rawValue).\(edge.rawValue)"] = newValue }
  }
}
