import DeviceProtocol

/// The source lines that pages can open, identified by numbers so that a page never specifies a
/// path.
struct PlaceNumbers {
  /// The maximum number of lines.
  private static let most = 100_000

  private var numbers: [InspectedLine: Int] = [:]
  private var lines: [InspectedLine] = []

  /// The line with a number.
  subscript(number: Int) -> InspectedLine? {
    lines.indices.contains(number) ? lines[number] : nil
  }

  /// Returns the number of a line.
  mutating func number(of line: InspectedLine) -> Int? {
    if let number = numbers[line] { return number }
    guard lines.count < Self.most else { return nil }
    numbers[line] = lines.count
    lines.append(line)
    return lines.count - 1
  }
}
