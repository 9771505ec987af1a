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
  private var mistake: (line: Int, message: String)?

  /// The outermost element of a file's bytes.
  /// - Throws: `Failure`, with the line.
  static func read(_ data: Data, file: String) throws(Failure) -> StoryboardNode {
    let reader = StoryboardReader()
    let parser = XMLParser(data: data)
    parser.delegate = reader
    let isWellFormed = parser.parse()
    if let mistake = reader.mistake {
      throw Failure(file: file, line: mistake.line, message: mistake.message)
    }
    if let unclosed = reader.open.last {
      throw Failure(
        file: file, line: parser.lineNumber,
        message: "the file ends before \(reader.describe(unclosed)) is closed")
    }
    guard isWellFormed, let root = reader.root else {
      throw Failure(
        file: file, line: data.isEmpty ? nil : parser.lineNumber,
        message: data.isEmpty ? "the file is empty" : "this is no XML")
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

  private func describe(_ element: StoryboardNode) -> String {
    "<\(element.name)>, which starts on line \(element.line),"
  }

  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
    guard mistake == nil else { return }
    mistake = (parser.lineNumber, explain(parseError as NSError))
  }

  /// What an error's code means; the codes are libxml's, and Foundation's cases for them differ on Linux.
  private func explain(_ error: NSError) -> String {
    switch error.code {
    case 76:
      "an end tag does not match \(open.last.map(describe) ?? "any start tag")"
    case 5, 77:
      open.last.map { "the file ends before \(describe($0)) is closed" } ?? "the file is empty"
    case 42:
      "an attribute is given twice"
    case 38:
      "an attribute's value holds a bare <; write &lt;"
    case 39, 40, 41:
      "an attribute's value is not in quotation marks"
    case 22, 23, 26, 68:
      "an & stands for no known entity; write &amp;"
    case 1, 3, 4:
      "this is no XML"
    default:
      open.last.map { "this is no well-formed XML, inside \(describe($0))" }
        ?? "this is no well-formed XML"
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
