import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads the XML of storyboards, nibs and symbols, for the builder and for the app alike.
///
/// What Foundation's parser cannot be trusted with never gets to it: bytes that are no UTF-8, on which it crashes,
/// document types, whose entities can grow without end, and elements nested without end.
package final class XMLReader: NSObject, XMLParserDelegate {
  /// What is wrong with a document.
  package struct Failure: Error, Equatable {
    /// From 1; `nil` if the document as a whole is meant.
    package let line: Int?
    /// In words that follow the name of the file.
    package let message: String
  }

  /// The most bytes of a document.
  package static let mostBytes = 32 << 20
  /// Interface Builder nests a tenth of this.
  private static let deepest = 256
  private static let mostElements = 500_000

  private let listener: any XMLListener
  private var open: [(name: String, line: Int)] = []
  private var count = 0
  private var failure: Failure?

  private init(_ listener: any XMLListener) {
    self.listener = listener
  }

  /// Tells a listener of a document's parts.
  /// - Throws: `Failure` if it is not well-formed or breaks a limit.
  package static func read(_ data: Data, to listener: any XMLListener) throws(Failure) {
    try check(data)
    let reader = XMLReader(listener)
    let parser = XMLParser(data: data)
    parser.delegate = reader
    let isWellFormed = parser.parse()
    if let failure = reader.failure { throw failure }
    if let unclosed = reader.open.last {
      throw Failure(
        line: parser.lineNumber, message: "the XML ends before \(describe(unclosed)) is closed")
    }
    guard isWellFormed, reader.count > 0 else {
      throw Failure(line: max(1, parser.lineNumber), message: "this is no XML")
    }
  }

  // MARK: Before it is parsed

  private static func check(_ data: Data) throws(Failure) {
    if data.isEmpty { throw Failure(line: nil, message: "the file is empty") }
    guard data.count <= mostBytes else {
      throw Failure(line: nil, message: "the file has more than \(mostBytes >> 20) MB")
    }
    if let line = conflictLine(in: data) {
      throw Failure(
        line: line,
        message:
          "the file holds a merge conflict; resolve it, or take one side with `git checkout --ours`"
      )
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw Failure(line: InputFile.lineOfBrokenText(in: data), message: "the file is not in UTF-8")
    }
    let start = text.prefix(200)
    if let match = start.firstMatch(of: /^\x{FEFF}?<\?xml[^>]*encoding\s*=\s*["']([^"']*)["']/),
      match.1.lowercased() != "utf-8"
    {
      throw Failure(line: 1, message: "the file says that it is in \(match.1), not in UTF-8")
    }
    if let place = data.firstDeclaration {
      throw Failure(
        line: data[..<place].count { $0 == UInt8(ascii: "\n") } + 1,
        message: "the file declares a document type, and Quince reads no file that does")
    }
  }

  /// The line of git's mark where two versions could not be joined.
  private static func conflictLine(in data: Data) -> Int? {
    let mark = Data("<<<<<<< ".utf8)
    guard let place = data.range(of: mark),
      place.lowerBound == data.startIndex || data[place.lowerBound - 1] == UInt8(ascii: "\n")
    else { return nil }
    return data[..<place.lowerBound].count { $0 == UInt8(ascii: "\n") } + 1
  }

  // MARK: While it is parsed

  package func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String]
  ) {
    guard failure == nil else { return }
    count += 1
    guard open.count < Self.deepest, count <= Self.mostElements else {
      fail(
        parser,
        open.count < Self.deepest
          ? "there are more than \(Self.mostElements) elements"
          : "elements are nested more than \(Self.deepest) deep")
      return
    }
    open.append((elementName, parser.lineNumber))
    listener.start(elementName, attributes: attributeDict, line: parser.lineNumber)
  }

  package func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?
  ) {
    guard failure == nil, open.popLast() != nil else { return }
    listener.end()
  }

  package func parser(_ parser: XMLParser, foundCharacters string: String) {
    if failure == nil, !open.isEmpty { listener.text(string) }
  }

  package func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {
    if failure == nil, !open.isEmpty { listener.text(String(decoding: CDATABlock, as: UTF8.self)) }
  }

  package func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
    if failure == nil { fail(parser, explain((parseError as NSError).code)) }
  }

  private func fail(_ parser: XMLParser, _ message: String) {
    failure = Failure(line: max(1, parser.lineNumber), message: message)
    parser.abortParsing()
  }

  /// What an error's code means; the codes are libxml's, and Foundation's cases for them differ on Linux.
  private func explain(_ code: Int) -> String {
    let innermost = open.last.map(Self.describe)
    return switch code {
    case 76: "an end tag does not match \(innermost ?? "any start tag")"
    case 5, 77: innermost.map { "the XML ends before \($0) is closed" } ?? "this is no XML"
    case 42: "an attribute is given twice"
    case 38: "an attribute's value holds a bare <; write &lt;"
    case 39, 40, 41: "an attribute's value is not in quotation marks"
    case 22, 23, 26: "an & stands for no known entity; write &amp;"
    case 68: "a bare & or < stands where a name must follow; write &amp; or &lt;"
    case 1, 3, 4: "this is no XML"
    default: "this is no well-formed XML" + (innermost.map { ", inside \($0)" } ?? "")
    }
  }

  private static func describe(_ element: (name: String, line: Int)) -> String {
    "<\(element.name)> of line \(element.line)"
  }
}

extension Data {
  /// Where a declaration such as `<!DOCTYPE` starts, which is none of a comment nor of character data.
  fileprivate var firstDeclaration: Index? {
    var rest = self[...]
    while let mark = rest.range(of: Data("<!".utf8)) {
      let found = self[mark.lowerBound...]
      let end: Data
      if found.starts(with: "<!--".utf8) {
        end = Data("-->".utf8)
      } else if found.starts(with: "<![CDATA[".utf8) {
        end = Data("]]>".utf8)
      } else {
        return mark.lowerBound
      }
      guard let close = found.range(of: end) else { return nil }
      rest = self[close.upperBound...]
    }
    return nil
  }
}
