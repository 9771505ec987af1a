import UIKit

class LoudNumberFormatter: NumberFormatter, @unchecked Sendable {
  override func string(from number: NSNumber) -> String? {
    super.string(from: number).map { $0 + "!" }
  }
}

final class LouderNumberFormatter: LoudNumberFormatter, @unchecked Sendable {
  override func string(from number: NSNumber) -> String? {
    super.string(from: number).map { $0 + "!" }
  }
}

final class YearFormatter: DateFormatter, @unchecked Sendable {
  override func string(from date: Date) -> String {
    dateFormat = "yyyy"
    return "in " + super.string(from: date)
  }
}

func ownFormatters() -> String {
  let number: NumberFormatter = LouderNumberFormatter()
  let date: DateFormatter = YearFormatter()
  date.timeZone = TimeZone(identifier: "UTC")
  return "\(number.string(from: 5) ?? "") \(date.string(from: Date(timeIntervalSince1970: 0)))"
}

/// A formatter that accepts only percentages.
final class PartFormatter: NumberFormatter, @unchecked Sendable {
  override func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    range rangep: UnsafeMutablePointer<NSRange>?
  ) throws {
    try super.getObjectValue(obj, for: string, range: rangep)
    guard let number = obj?.pointee as? NSNumber else { return }
    obj?.pointee = NSNumber(value: number.doubleValue / 100)
  }
}

final class CodeFormatter: Formatter, @unchecked Sendable {
  override func string(for obj: Any?) -> String? { obj.map { "#\($0)" } }

  override func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    guard string.hasPrefix("#") else {
      error?.pointee = "no code"
      return false
    }
    obj?.pointee = NSString(string: String(string.dropFirst()))
    return true
  }
}

private func object(from text: String, by formatter: Formatter) -> String {
  let place = UnsafeMutablePointer<AnyObject?>.allocate(capacity: 1)
  let problem = UnsafeMutablePointer<NSString?>.allocate(capacity: 1)
  defer {
    place.deallocate()
    problem.deallocate()
  }
  let value = AutoreleasingUnsafeMutablePointer<AnyObject?>(place)
  let error = AutoreleasingUnsafeMutablePointer<NSString?>(problem)
  guard formatter.getObjectValue(value, for: text, errorDescription: error) else {
    return "\(error.pointee ?? "")"
  }
  return "\(value.pointee ?? "none" as NSString)"
}

func objectsFromTexts() -> String {
  [
    object(from: "12.5", by: NumberFormatter()), object(from: "50", by: PartFormatter()),
    object(from: "#7", by: CodeFormatter()), object(from: "7", by: CodeFormatter()),
  ].joined(separator: ", ")
}

func calculations() -> String {
  let formats = ["1 + 2 * 3", "(4 - 1) / 2", "7.0 / 2", "2 ** 3", "sqrt(16)", "sum({1, 2.5})"]
  let values = formats.map { format in
    (NSExpression(format: format).expressionValue(with: nil, context: nil) as? Double) ?? -1
  }
  return "\(values)"
}

func parts(of predicate: NSPredicate) -> String {
  guard let compound = predicate as? NSCompoundPredicate else { return "none" }
  let names = compound.subpredicates.compactMap { part in
    (part as? NSComparisonPredicate)?.leftExpression
  }.map { "\($0) \($0.expressionType == .function)" }
  let holds = predicate.evaluate(
    with: ["age": 3], substitutionVariables: ["row": ["on": true]])
  return names.joined(separator: ", ") + ", \(holds)"
}

/// Returns the results of converting geometry to objects, and objects to geometry.
func geometry() -> String {
  let width: CGFloat = 2.5
  let values: [String: Any] = ["width": width, "height": 4 as NSNumber, "name": "box"]
  let numbers = ["width", "height", "name"].map { values[$0] as? NSNumber }
  let lengths = ["width", "height", "name"].map { values[$0] as? CGFloat }
  return "\(width as NSNumber) \(numbers.map { $0 ?? 0 }) \(lengths.map { $0 ?? 0 })"
}

func structures() -> String {
  let boxed: [NSValue] = [
    NSValue(caTransform3D: CATransform3DMakeScale(2, 1, 1)),
    NSValue(cgAffineTransform: CGAffineTransform(scaleX: 3, y: 1)),
    NSValue(uiEdgeInsets: UIEdgeInsets(top: 4, left: 0, bottom: 0, right: 0)),
    NSValue(cgVector: CGVector(dx: 5, dy: 0)),
    NSValue(uiOffset: UIOffset(horizontal: 6, vertical: 0)),
  ]
  let values: [Any] = boxed
  return "\(boxed[0].caTransform3DValue.m11) \((values[1] as? CGAffineTransform)?.a ?? 0) "
    + "\(boxed[2].uiEdgeInsetsValue.top) \(boxed[3].cgVectorValue.dx) "
    + "\(boxed[4].uiOffsetValue.horizontal) \(values[0] as? UIEdgeInsets == nil)"
}
