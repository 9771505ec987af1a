extension NSCoder {
  // MARK: Writing

  /// Returns a string such as `{1, 2}` for a point.
  public class func string(for point: CGPoint) -> String { text(point.x, point.y) }

  /// Returns a string such as `{1, 2}` for a vector.
  public class func string(for vector: CGVector) -> String { text(vector.dx, vector.dy) }

  /// Returns a string such as `{1, 2}` for a size.
  public class func string(for size: CGSize) -> String { text(size.width, size.height) }

  /// Returns a string such as `{{1, 2}, {3, 4}}` for a rectangle.
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }

  /// Returns a string such as `[1, 0, 0, 1, 0, 0]` for a transform.
  public class func string(for transform: CGAffineTransform) -> String {
    let entries = [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ]
    return "[\(entries.map(text).joined(separator: ", "))]"
  }

  /// Returns a string such as `{1, 2, 3, 4}` for insets, in the order top, left, bottom, right.
  public class func string(for insets: UIEdgeInsets) -> String {
    text(insets.top, insets.left, insets.bottom, insets.right)
  }

  /// Returns a string such as `{1, 2, 3, 4}` for insets, in the order top, leading, bottom,
  /// trailing.
  public class func string(for insets: NSDirectionalEdgeInsets) -> String {
    text(insets.top, insets.leading, insets.bottom, insets.trailing)
  }

  /// Returns a string such as `{1, 2}` for an offset.
  public class func string(for offset: UIOffset) -> String {
    text(offset.horizontal, offset.vertical)
  }

  private class func text(_ numbers: CGFloat...) -> String {
    "{\(numbers.map(text).joined(separator: ", "))}"
  }

  private class func text(_ number: CGFloat) -> String { String(format: "%.17g", Double(number)) }

  // MARK: Reading

  /// Returns the point that a string represents, or zero if the string is invalid.
  public class func cgPoint(for string: String) -> CGPoint {
    let numbers = numbers(string, count: 2)
    return CGPoint(x: numbers[0], y: numbers[1])
  }

  /// Returns the vector that a string represents, or zero if the string is invalid.
  public class func cgVector(for string: String) -> CGVector {
    let numbers = numbers(string, count: 2)
    return CGVector(dx: numbers[0], dy: numbers[1])
  }

  /// Returns the size that a string represents, or zero if the string is invalid.
  public class func cgSize(for string: String) -> CGSize {
    let numbers = numbers(string, count: 2)
    return CGSize(width: numbers[0], height: numbers[1])
  }

  /// Returns the rectangle that a string represents, or zero if the string is invalid.
  public class func cgRect(for string: String) -> CGRect {
    let numbers = numbers(string, count: 4)
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Returns the transform that a string represents, or the identity if the string is invalid.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    let entries = numbers(string, count: 6)
    guard entries != [0, 0, 0, 0, 0, 0] else { return .identity }
    return CGAffineTransform(
      a: entries[0], b: entries[1], c: entries[2], d: entries[3], tx: entries[4], ty: entries[5])
  }

  /// Returns the insets that a string represents, or zero if the string is invalid.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    let numbers = numbers(string, count: 4)
    return UIEdgeInsets(
      top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  /// Returns the insets that a string represents, or zero if the string is invalid.
  public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
    let numbers = numbers(string, count: 4)
    return NSDirectionalEdgeInsets(
      top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
  }

  /// Returns the offset that a string represents, or zero if the string is invalid.
  public class func uiOffset(for string: String) -> UIOffset {
    let numbers = numbers(string, count: 2)
    return UIOffset(horizontal: numbers[0], vertical: numbers[1])
  }

  /// Returns the numbers that are separated by brackets and commas, or zeros if their count is
  /// different.
  private class func numbers(_ string: String, count: Int) -> [CGFloat] {
    let numbers = string.split { "{}[], ".contains($0) }.map { Double($0).map { CGFloat($0) } }
    let known = numbers.compactMap { $0 }
    return numbers.count == count && known.count == count
      ? known : Array(repeating: 0, count: count)
  }
}
