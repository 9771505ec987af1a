import AppRuntime
import DeviceProtocol

extension StoryboardNode {
  /// The maximum absolute value of a position, length, count, or factor.
  ///
  /// Larger values don't occur in frames.
  static let largestMeasure = 1e6
  /// The maximum value of sliders and steppers, whose differences must still be finite.
  static let largestValue = 1e30
  /// The maximum time interval of a date, in seconds.
  static let largestTime = 1e11

  /// Returns a number.
  ///
  /// An attribute with any other value is reported and treated as absent.
  func double(_ name: String, atMost limit: Double = largestMeasure) -> Double? {
    self[name].flatMap { number($0, of: name, atMost: limit) }
  }

  private func number(_ text: String, of name: String, atMost limit: Double) -> Double? {
    guard let number = Double(text), number.isFinite else {
      reportWrong(name, "isn't a finite number")
      return nil
    }
    guard number.magnitude <= limit else {
      reportWrong(name, "is beyond \(limit.formatted())")
      return nil
    }
    return number
  }

  /// Returns a number of points, or a percentage of a length.
  private func measure(_ name: String, of whole: Double) -> Double? {
    guard let text = self[name], text.hasSuffix("%") else { return double(name) }
    let limit = 100 * Self.largestMeasure / max(1, whole)
    return number(String(text.dropLast()), of: name, atMost: limit).map { $0 / 100 * whole }
  }

  /// Returns a whole number.
  ///
  /// An attribute with any other value is reported and treated as absent.
  func integer(_ name: String, atMost limit: Double = largestMeasure) -> Int? {
    guard let number = double(name, atMost: limit) else { return nil }
    if let integer = self[name].flatMap(Int.init) ?? Int(exactly: number) { return integer }
    reportWrong(name, "isn't a whole number")
    return nil
  }

  /// Returns a decimal number or a ratio such as `4:3`.
  ///
  /// An attribute with any other value is reported and treated as absent.
  func ratio(_ name: String) -> Double? {
    guard let ratio = writtenRatio(name), ratio.magnitude > Self.largestMeasure else {
      return writtenRatio(name)
    }
    reportWrong(name, "is beyond \(Self.largestMeasure.formatted())")
    return nil
  }

  /// Returns the ratio, or `nil` if it isn't a finite number.
  func writtenRatio(_ name: String) -> Double? {
    let parts =
      self[name]?.split { $0 == ":" || $0 == "/" }.map {
        Double($0.trimmingCharacters(in: .whitespaces))
      } ?? []
    let ratio: Double? =
      switch parts.count {
      case 1: parts[0]
      case 2: parts[0].flatMap { first in parts[1].map { first / $0 } }
      default: nil
      }
    return ratio.flatMap { $0.isFinite ? $0 : nil }
  }

  /// The value of a `<rect>`.
  var rect: CGRect? {
    guard let point, let size else { return nil }
    return CGRect(origin: point, size: size)
  }

  /// The frame in a view's element.
  ///
  /// Xcode 8.0 used a different format.
  var frame: CGRect? {
    if let rect = child(key: "frame")?.rect { return rect }
    guard let inset = child(key: "frameInset") else { return nil }
    let outer = surroundingSize
    let (x, width) = inset.stretch("minX", "maxX", "width", in: outer.width)
    let (y, height) = inset.stretch("minY", "maxY", "height", in: outer.height)
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// The size of the nearest enclosing view.
  private var surroundingSize: CGSize {
    var ancestor = parent
    while let current = ancestor {
      if let frame = current.frame { return frame.size }
      ancestor = current.parent
    }
    return .zero
  }

  /// Returns the values of a `<frame key="frameInset">` along an axis, which are a length and the
  /// distance from one edge, or the distances from both edges.
  ///
  /// Distances of zero are omitted in the file.
  private func stretch(_ before: String, _ after: String, _ length: String, in whole: Double)
    -> (start: Double, length: Double)
  {
    func limited(_ value: Double) -> Double {
      min(max(value, -Self.largestMeasure), Self.largestMeasure)
    }
    let (start, end) = (measure(before, of: whole), measure(after, of: whole))
    guard let length = measure(length, of: whole) else {
      let start = start ?? 0
      return (start, limited(max(0, whole - start - (end ?? 0))))
    }
    return (limited(start ?? end.map { whole - $0 - length } ?? 0), length)
  }

  /// The value of a `<size>`.
  var size: CGSize? {
    guard let width = double("width"), let height = double("height") else { return nil }
    return CGSize(width: width, height: height)
  }

  /// The value of a `<point>`.
  var point: CGPoint? {
    guard let x = double("x"), let y = double("y") else { return nil }
    return CGPoint(x: x, y: y)
  }

  private func reportWrong(_ name: String, _ what: String) {
    file?.report(
      .error, "\(name)=\"\(self[name] ?? "")\" of \(summaryWithOwner) \(what); it's ignored",
      at: self)
  }

  /// The element and the nearest enclosing element with an identifier.
  private var summaryWithOwner: String {
    var owner: StoryboardNode? = self
    while let current = owner, current.id == nil { owner = current.parent }
    guard let owner, owner !== self else { return summary }
    return "\(summary) in \(owner.summary)"
  }
}
