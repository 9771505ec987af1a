/// An element of an SVG file. Each attribute must be taken, so that nothing looks otherwise than the file says.
struct SVGElement {
  let name: String
  /// The line on which it starts, from 1.
  let line: Int
  /// What is in the element.
  var children: [SVGElement] = []
  private var attributes: [String: String]

  init(_ name: String, attributes: [String: String], line: Int) {
    self.name = name
    self.line = line
    // A prefix marks what editors note for themselves.
    self.attributes = attributes.filter { !$0.key.contains(":") }
  }

  /// A failure in this place.
  func failure(_ message: String) -> SVGFailure { SVGFailure(line: line, message: message) }

  /// The text of an attribute.
  mutating func take(_ attribute: String) -> String? {
    attributes.removeValue(forKey: attribute)
  }

  /// The numbers of an attribute; none where it is absent.
  mutating func takeNumbers(_ attribute: String) throws(SVGFailure) -> [CGFloat] {
    guard let text = take(attribute) else { return [] }
    var scanner = SVGScanner(text)
    var numbers: [CGFloat] = []
    scanner.skipSpace()
    while let number = scanner.number() {
      numbers.append(CGFloat(number))
      scanner.skipSeparator()
    }
    guard scanner.isAtEnd else { throw failure("\(attribute)=\"\(text)\" isn't made of numbers") }
    return numbers
  }

  /// The number of an attribute; `nil` where it is absent.
  mutating func takeNumber(_ attribute: String) throws(SVGFailure) -> CGFloat? {
    let numbers = try takeNumbers(attribute)
    guard numbers.count < 2 else { throw failure("\(attribute) isn't one number") }
    return numbers.first
  }

  /// Finds attributes that nobody has taken.
  func checkIsTaken() throws(SVGFailure) {
    guard let attribute = attributes.keys.filter({ $0 != "id" }).min() else { return }
    throw failure("\(attribute) of <\(name)> isn't understood")
  }
}
