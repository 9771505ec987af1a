/// The rule that converts an Objective-C name to Swift.
///
/// The rule reverses the rule of Swift's importer. One of our declarations corresponds to a
/// selector if each piece of the selector consists of the words of our name, followed only by words
/// that repeat the type of the argument. For example, `insertRowsAtIndexPaths:withRowAnimation:`
/// becomes `insertRows(at:with:)`. An initializer omits `initWith`, and if it's a class method in
/// Objective-C, also the name of the class. `hidden` becomes `isHidden`. Names that Apple changed
/// manually are listed in docs/api/renamed.tsv.
package struct NameRule: Sendable {
  /// The Swift names that Apple chose manually, by type and selector.
  private let renamed: [String: Set<String>]

  /// Creates a rule with a table of the names that Apple changed manually.
  ///
  /// Each line contains a type, a selector, and the name in Swift.
  package init(renamed text: String = "") {
    var renamed: [String: Set<String>] = [:]
    for line in text.split(separator: "\n") {
      let fields = line.split(separator: "\t").map(String.init)
      guard fields.count == 3 else { continue }
      renamed["\(fields[0]) \(fields[1])", default: []].insert(fields[2])
    }
    self.renamed = renamed
  }

  /// Returns whether one of our declarations corresponds to one of Apple's.
  package func matches(_ apple: AppleDeclaration, _ own: OwnDeclaration) -> Bool {
    if let names = renamed["\(apple.type) \(apple.selector)"] { return names.contains(own.name) }
    switch (apple.kind, own.kind) {
    case (.initializer, .initializer): return Self.isInitializer(apple, own, factory: false)
    case (.ofClass, .initializer): return Self.isInitializer(apple, own, factory: true)
    case (.property, .property), (.method, .property), (.ofClass, .ofClass), (.ofClass, .enumCase),
      (.property, .ofClass), (.property, .method), (.method, .method):
      return apple.argumentCount == 0 ? Self.isValue(apple, own) : Self.isMethod(apple, own)
    default: return false
    }
  }

  /// Returns the words of the possible Swift names, without labels, for the member of Apple's type
  /// with a selector.
  func names(of selector: String, in type: String) -> Set<[String]> {
    guard let names = renamed["\(type) \(selector)"] else { return AppleNames.names(of: selector) }
    return Set(names.map { Words.of($0.prefix { $0 != "(" }) })
  }

  // MARK: Without arguments

  private static func isValue(_ apple: AppleDeclaration, _ own: OwnDeclaration) -> Bool {
    guard own.labels.isEmpty, canBeSame(apple.selector, own.base) else { return false }
    let theirs = Words.of(apple.selector)
    var ours = Words.of(own.base)
    if isSame(theirs, ours, type: apple.type) || isSame(theirs, ours, type: own.result) {
      return true
    }
    guard ours.first == "is" else { return false }
    ours.removeFirst()
    return theirs == ours
  }

  /// Returns whether the letters of a selector could consist of our words and the words of a type.
  ///
  /// This check rules out most pairs, and takes only a fraction of the time for splitting them into
  /// words.
  private static func canBeSame(_ selector: String, _ base: String) -> Bool {
    guard !base.hasPrefix("is"), isPlain(selector), isPlain(base) else { return true }
    let (theirs, ours) = (selector.lowercased(), base.lowercased())
    return theirs.hasPrefix(ours) || theirs.hasSuffix(ours)
  }

  /// Returns whether a name consists of only ASCII letters and digits that all belong to its words.
  private static func isPlain(_ name: String) -> Bool {
    name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: false
      }
    }
  }

  /// Returns whether words are the same as ours, with or without the name of a type before or after
  /// them.
  private static func isSame(_ theirs: [String], _ ours: [String], type: String) -> Bool {
    if theirs == ours { return true }
    guard theirs.count > ours.count else { return false }
    if theirs.starts(with: ours) {
      return Words.names(theirs.dropFirst(ours.count), type: type)
    }
    return theirs.suffix(ours.count) == ours[...]
      && Words.names(theirs.dropLast(ours.count), type: type)
  }

  // MARK: With arguments

  private static func isMethod(_ apple: AppleDeclaration, _ own: OwnDeclaration) -> Bool {
    let (pieces, labels) = (apple.pieces, own.labels)
    guard labels.count == apple.argumentCount, pieces.count == labels.count else { return false }
    let base = Words.of(own.base)
    let first = base + (labels[0] == "_" ? [] : Words.of(labels[0]))
    let head = Words.of(pieces[0])
    let isHead =
      isPiece(head, first, type: parameter(0, of: own), mayHavePreposition: labels[0] == "_")
      || isWithoutType(head, first, of: apple, own)
    // The importer omits "with" before a closure.
    let isClosure =
      parameter(0, of: own).contains("->")
      && head == base + ["with"] + Words.of(labels[0])
    return (isHead || isClosure) && isTail(pieces, labels, of: own)
  }

  /// Returns whether the first piece starts with the type that contains the method, as in
  /// `colorWithAlphaComponent:`.
  private static func isWithoutType(
    _ head: [String], _ first: [String], of apple: AppleDeclaration, _ own: OwnDeclaration
  ) -> Bool {
    guard head.count > first.count else { return false }
    return head.suffix(first.count) == first[...]
      && Words.names(head.dropLast(first.count), type: apple.type)
  }

  private static func isTail(_ pieces: [String], _ labels: [String], of own: OwnDeclaration) -> Bool
  {
    zip(pieces, labels).enumerated().dropFirst().allSatisfy { index, pair in
      isPiece(
        Words.of(pair.0), pair.1 == "_" ? [] : Words.of(pair.1), type: parameter(index, of: own),
        mayHavePreposition: pair.1 == "_")
    }
  }

  private static func parameter(_ index: Int, of own: OwnDeclaration) -> String {
    own.parameters.indices.contains(index) ? own.parameters[index] : ""
  }

  /// Returns whether a piece of a selector consists of our words and the type of the argument.
  private static func isPiece(
    _ piece: [String], _ ours: [String], type: String, mayHavePreposition: Bool
  ) -> Bool {
    guard piece.starts(with: ours) else { return false }
    var rest = piece.dropFirst(ours.count)
    if rest.isEmpty { return true }
    if mayHavePreposition, let word = rest.first, rest.count > 1, Words.prepositions.contains(word)
    {
      rest = rest.dropFirst()
    }
    if rest.elementsEqual(["index"]), type == "Int" { return true }
    return Words.names(rest, type: type) || isFunction(rest, type: type)
  }

  /// Returns whether words describe an argument as a closure, which isn't part of the type's name
  /// in Swift.
  private static func isFunction(_ words: ArraySlice<String>, type: String) -> Bool {
    type.contains("->") && [["block"], ["handler"], ["using", "block"]].contains(Array(words))
  }

  // MARK: Initializers

  private static func isInitializer(
    _ apple: AppleDeclaration, _ own: OwnDeclaration, factory: Bool
  ) -> Bool {
    let labels = own.labels
    guard labels.count == apple.argumentCount else { return false }
    var head = Words.of(apple.pieces[0])
    if factory {
      guard let name = typeName(at: head, of: apple.type) else { return false }
      head.removeFirst(name)
    } else {
      guard head.first == "init" else { return false }
      head.removeFirst()
    }
    if labels.isEmpty { return head.isEmpty }
    if head.first == "with" { head.removeFirst() }
    let first = labels[0] == "_" ? [] : Words.of(labels[0])
    return isPiece(head, first, type: parameter(0, of: own), mayHavePreposition: false)
      && isTail(apple.pieces, labels, of: own)
  }

  /// Returns the number of words at the beginning of a selector that name its type.
  private static func typeName(at head: [String], of type: String) -> Int? {
    let longest = min(head.count, Words.of(type).count)
    guard longest > 0 else { return nil }
    return (1...longest).reversed().first { Words.names(head.prefix($0), type: type) }
  }
}
