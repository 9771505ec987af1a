/// Encodes points, sizes, rectangles, and similar values as strings in an archive.
///
/// Follows <https://developer.apple.com/documentation/foundation/nscoder>. Foundation on Linux
/// already encodes points, sizes, and rectangles.
extension NSCoder {
  /// Encodes a vector for a key.
  public func encode(_ vector: CGVector, forKey key: String) {
    encode(NSCoder.string(for: vector) as NSString, forKey: key)
  }

  /// Encodes a transform for a key.
  public func encode(_ transform: CGAffineTransform, forKey key: String) {
    encode(NSCoder.string(for: transform) as NSString, forKey: key)
  }

  /// Encodes insets for a key.
  public func encode(_ insets: UIEdgeInsets, forKey key: String) {
    encode(NSCoder.string(for: insets) as NSString, forKey: key)
  }

  /// Encodes insets for a key.
  public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) {
    encode(NSCoder.string(for: insets) as NSString, forKey: key)
  }

  /// Encodes an offset for a key.
  public func encode(_ offset: UIOffset, forKey key: String) {
    encode(NSCoder.string(for: offset) as NSString, forKey: key)
  }

  /// Returns the point for a key, or zero if there's none.
  public func decodeCGPoint(forKey key: String) -> CGPoint { NSCoder.cgPoint(for: text(key)) }

  /// Returns the vector for a key, or zero if there's none.
  public func decodeCGVector(forKey key: String) -> CGVector { NSCoder.cgVector(for: text(key)) }

  /// Returns the size for a key, or zero if there's none.
  public func decodeCGSize(forKey key: String) -> CGSize { NSCoder.cgSize(for: text(key)) }

  /// Returns the rectangle for a key, or zero if there's none.
  public func decodeCGRect(forKey key: String) -> CGRect { NSCoder.cgRect(for: text(key)) }

  /// Returns the transform for a key, or the identity if there's none.
  public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
    NSCoder.cgAffineTransform(for: text(key))
  }

  /// Returns the insets for a key, or zero if there are none.
  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
    NSCoder.uiEdgeInsets(for: text(key))
  }

  /// Returns the insets for a key, or zero if there are none.
  public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
    NSCoder.nsDirectionalEdgeInsets(for: text(key))
  }

  /// Returns the offset for a key, or zero if there's none.
  public func decodeUIOffset(forKey key: String) -> UIOffset {
    NSCoder.uiOffset(for: text(key))
  }

  private func text(_ key: String) -> String {
    guard containsValue(forKey: key) else { return "" }
    return decodeObject(of: NSString.self, forKey: key) as String? ?? ""
  }
}
