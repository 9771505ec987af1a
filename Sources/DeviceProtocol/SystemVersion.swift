/// A version of iOS, such as 18.5, or of one of its modules.
package struct SystemVersion: Comparable, CustomStringConvertible, Sendable {
  private let parts: [Int]

  /// Parses numbers that are separated by dots.
  /// - Returns: `nil` if the string isn't a version.
  package init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".").map { Int($0) }
    guard !parts.isEmpty, !parts.contains(nil) else { return nil }
    self.parts = parts.compactMap(\.self)
  }

  init(_ parts: Int...) {
    self.parts = parts
  }

  /// The first number.
  package var major: Int { parts[0] }
  /// The second number.
  package var minor: Int { part(1) }
  /// The third number.
  package var patch: Int { part(2) }

  /// The numbers, without zeros after the second one.
  package var description: String {
    var shown = padded(to: max(2, parts.count))
    while shown.count > 2, shown.last == 0 { shown.removeLast() }
    return shown.map(String.init).joined(separator: ".")
  }

  /// Returns whether two versions are equal; missing numbers are zeros.
  package static func == (left: SystemVersion, right: SystemVersion) -> Bool {
    !(left < right) && !(right < left)
  }

  /// Returns whether a version is older than another one.
  package static func < (left: SystemVersion, right: SystemVersion) -> Bool {
    let length = max(left.parts.count, right.parts.count)
    return left.padded(to: length).lexicographicallyPrecedes(right.padded(to: length))
  }

  private func part(_ index: Int) -> Int { index < parts.count ? parts[index] : 0 }

  private func padded(to length: Int) -> [Int] {
    parts + Array(repeating: 0, count: length - parts.count)
  }
}
