import FoundationXML

/// Reads a storyboard's XML into elements.
final class StoryboardReader: NSObject, XMLParserDelegate {
  /// The file is no well-formed XML or no storyboard.
  struct Failure: Error, CustomStringConvertible {
    let file: String
    let line: Int?
    let message: String

    var description: String {
      "\(file)\(line.map { ":\($0)" } ?? ""): \(message)"
    }
  }

  private var root: StoryboardNode?
  private var open: [StoryboardNode] = []

  /// The outermost element of a file's bytes.
  /// - Throws: `Failure`, with the line.
  static func read(_ data: Data, file: String) throws(Failure) -> StoryboardNode {
    let reader = StoryboardReader()
    let parser = XMLParser(data: data)
    parser.delegate = reader
    let isComplete = parser.parse()
    guard isComplete, let root = reader.root else {
      throw Failure(
        file: file, line: data.isEmpty ? nil : parser.lineNumber,
        message: reader.explain(parser.parserError, isEmpty: data.isEmpty))
    }
    return root
  }

  /// The outermost element of a file.
  /// - Throws: `Failure`, with the line.
  static func read(_ url: URL) throws(Failure) -> StoryboardNode {
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch {
      throw Failure(file: url.lastPathComponent, line: nil, message: "the file cannot be read")
    }
    return try read(data, file: url.lastPathComponent)
  }

  private func explain(_ error: (any Error)?, isEmpty: Bool) -> String {
    if isEmpty { return "the file is empty" }
    let innermost = open.last.map { "<\($0.name)>, which starts on line \($0.line)," }
    let code = (error as NSError?).flatMap { XMLParser.ErrorCode(rawValue: $0.code) }
    switch (code, innermost) {
    case (.tagNameMismatchError, let element?):
      return "the end tag does not match \(element) so this is no well-formed XML"
    case (.prematureDocumentEndError, let element?):
      return "the file ends before \(element) is closed"
    case (.attributeRedefinedError, _):
      return "an attribute is given twice"
    case (.lessThanSymbolInAttributeError, _):
      return "an attribute's value holds a bare <; write &lt;"
    case (.attributeNotStartedError, _), (.attributeNotFinishedError, _),
      (.attributeHasNoValueError, _):
      return "an attribute's value is not in quotation marks"
    case (.undeclaredEntityError, _), (.entityReferenceMissingSemiError, _),
      (.entityReferenceWithoutNameError, _):
      return "an & stands for no known entity; write &amp;"
    case (_, let element?):
      return "this is no well-formed XML; the reader stopped inside \(element) here"
    default:
      return "this is no well-formed XML"
    }
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String]
  ) {
    let node = StoryboardNode(
      name: elementName, attributes: attributeDict, line: parser.lineNumber)
    if let parent = open.last { parent.append(node) } else { root = node }
    open.append(node)
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?
  ) {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    open.last?.text += string
  }

  func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {
    open.last?.text += String(decoding: CDATABlock, as: UTF8.self)
  }
}
