internal import CExpat
import Foundation

/// Reads the XML of storyboards, nibs, and symbols, both in the builder and in the app.
///
/// The parser is Expat, which each app has loaded anyway to read the list of fonts. It reads no
/// other file, and a document type gets to it only if its entities can't grow without end. Elements
/// may not be nested without end.
package final class XMLReader {
  /// A problem in a document.
  package struct Failure: Error, Equatable {
    /// The line, counted from 1, or `nil` for the whole document.
    package let line: Int?
    /// A description of the problem, which is shown after the name of the file.
    package let message: String
  }

  /// The maximum size of a document, in bytes.
  package static let mostBytes = 32 << 20
  /// The maximum nesting depth, which is ten times what Interface Builder creates.
  private static let deepest = 256
  private static let mostElements = 500_000

  private let parser: XML_Parser
  private let listener: any XMLListener
  private var open: [(name: String, line: Int)] = []
  private var count = 0
  private var failure: Failure?

  private init?(_ listener: any XMLListener) {
    guard let parser = XML_ParserCreate("UTF-8") else { return nil }
    self.parser = parser
    self.listener = listener
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetElementHandler(
      parser,
      { context, name, attributes in
        XMLReader.of(context).start(String(cString: name!), XMLReader.pairs(attributes))
      }, { context, _ in XMLReader.of(context).end() })
    XML_SetCharacterDataHandler(parser) { context, bytes, count in
      let bytes = UnsafeRawBufferPointer(start: bytes, count: Int(count))
      XMLReader.of(context).text(String(decoding: bytes, as: UTF8.self))
    }
  }

  deinit {
    XML_ParserFree(parser)
  }

  /// Passes a document's parts to a listener.
  /// - Throws: `Failure` if the document isn't well-formed or exceeds a limit.
  package static func read(_ data: Data, to listener: any XMLListener) throws(Failure) {
    try check(data)
    guard let reader = XMLReader(listener) else {
      throw Failure(line: nil, message: "there isn't enough memory to read it")
    }
    try reader.read(data)
  }

  private func read(_ data: Data) throws(Failure) {
    let status = data.withUnsafeBytes {
      XML_Parse(parser, $0.bindMemory(to: CChar.self).baseAddress, Int32($0.count), 1)
    }
    if let failure { throw failure }
    guard status == XML_STATUS_OK else {
      throw Failure(line: line, message: explain(XML_GetErrorCode(parser), in: data))
    }
  }

  /// The current line of the parser, counted from 1.
  private var line: Int { Int(XML_GetCurrentLineNumber(parser)) }

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
          "the file contains a merge conflict; resolve it, or take one side with "
          + "`git checkout --ours`"
      )
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw Failure(line: InputFile.lineOfBrokenText(in: data), message: "the file isn't in UTF-8")
    }
    if let encoding = otherEncoding(of: text) {
      throw Failure(line: 1, message: "the file declares the encoding \(encoding); use UTF-8")
    }
    if let type = DocumentType(in: data), !type.isHarmless(in: data) {
      throw Failure(
        line: data[..<type.start].count { $0 == UInt8(ascii: "\n") } + 1,
        message: "the file declares a document type that Quince doesn't support")
    }
  }

  /// Returns the encoding that a document declares, if it isn't UTF-8.
  private static func otherEncoding(of text: String) -> Substring? {
    // Xcode always writes this declaration, and a regular expression takes as long as reading a
    // small file.
    if text.utf8.starts(with: #"<?xml version="1.0" encoding="UTF-8""#.utf8) { return nil }
    let match = text.prefix(200).firstMatch(
      of: /^\x{FEFF}?<\?xml[^>]*encoding\s*=\s*["']([^"']*)["']/)
    return match.flatMap { $0.1.lowercased() == "utf-8" ? nil : $0.1 }
  }

  /// Returns the line number of a Git conflict marker.
  private static func conflictLine(in data: Data) -> Int? {
    guard let place = data.place(of: "<<<<<<< "),
      place == data.startIndex || data[place - 1] == UInt8(ascii: "\n")
    else { return nil }
    return data[..<place].count { $0 == UInt8(ascii: "\n") } + 1
  }

  // MARK: Parsing

  private static func of(_ context: UnsafeMutableRawPointer?) -> XMLReader {
    Unmanaged<XMLReader>.fromOpaque(context!).takeUnretainedValue()
  }

  /// Returns pairs of names and values, which Expat passes alternately.
  private static func pairs(
    _ attributes: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?
  ) -> [String: String] {
    guard var place = attributes else { return [:] }
    var pairs: [String: String] = [:]
    while let name = place[0], let value = place[1] {
      pairs[String(cString: name)] = String(cString: value)
      place += 2
    }
    return pairs
  }

  private func start(_ element: String, _ attributes: [String: String]) {
    guard failure == nil else { return }
    count += 1
    if open.count >= Self.deepest {
      return fail("elements are nested more than \(Self.deepest) deep")
    }
    if count > Self.mostElements {
      return fail("there are more than \(Self.mostElements) elements")
    }
    open.append((element, line))
    listener.start(element, attributes: attributes, line: line)
  }

  private func end() {
    guard failure == nil else { return }
    open.removeLast()
    listener.end()
  }

  private func text(_ text: String) {
    if failure == nil { listener.text(text) }
  }

  private func fail(_ message: String) {
    failure = Failure(line: line, message: message)
    XML_StopParser(parser, 0)
  }

  // MARK: Errors

  private func explain(_ error: XML_Error, in data: Data) -> String {
    let innermost = open.last.map { "<\($0.name)> of line \($0.line)" }
    return switch error {
    case XML_ERROR_TAG_MISMATCH: "an end tag doesn't match \(innermost ?? "any start tag")"
    case XML_ERROR_NO_ELEMENTS:
      innermost.map { "the XML ends before \($0) is closed" } ?? "this isn't XML"
    case XML_ERROR_DUPLICATE_ATTRIBUTE: "an attribute is given twice"
    case XML_ERROR_UNDEFINED_ENTITY, XML_ERROR_BAD_CHAR_REF:
      "unknown entity after &; write &amp;"
    case XML_ERROR_SYNTAX where innermost == nil: "this isn't XML"
    case XML_ERROR_INVALID_TOKEN:
      explainInvalidByte(in: data) ?? Self.generalFault(inside: innermost)
    default: Self.generalFault(inside: innermost)
    }
  }

  private static func generalFault(inside element: String?) -> String {
    "this isn't well-formed XML" + (element.map { ", inside \($0)" } ?? "")
  }

  /// Returns an explanation of a common mistake, based on the byte at which the parser stopped and
  /// the one before it.
  private func explainInvalidByte(in data: Data) -> String? {
    let place = data.startIndex + Int(XML_GetCurrentByteIndex(parser))
    guard data.indices.contains(place) else { return nil }
    if data[place] == UInt8(ascii: "<") {
      return "an attribute's value contains a bare <; write &lt;"
    }
    return switch data[..<place].last {
    case UInt8(ascii: "="): "an attribute's value isn't in quotation marks"
    case UInt8(ascii: "&"), UInt8(ascii: "<"):
      "a bare & or < isn't followed by a name; write &amp; or &lt;"
    default: nil
    }
  }
}

extension Data {
  /// Returns the position of the first occurrence of a string.
  fileprivate func place(of text: StaticString) -> Index? {
    withUnsafeBytes { bytes in
      var rest = bytes[...]
      while let start = rest.firstIndex(of: text.utf8Start.pointee) {
        rest = rest[start...]
        guard rest.count >= text.utf8CodeUnitCount else { return nil }
        if memcmp(bytes.baseAddress! + start, text.utf8Start, text.utf8CodeUnitCount) == 0 {
          return startIndex + start
        }
        rest.removeFirst()
      }
      return nil
    }
  }

  /// The start of a declaration such as `<!DOCTYPE` outside of comments and character data.
  var firstDeclaration: Index? {
    var rest = self[...]
    while let mark = rest.place(of: "<!") {
      let found = self[mark...]
      let end: StaticString
      if found.starts(with: "<!--".utf8) {
        end = "-->"
      } else if found.starts(with: "<![CDATA[".utf8) {
        end = "]]>"
      } else {
        return mark
      }
      guard let close = found.place(of: end) else { return nil }
      rest = self[(close + end.utf8CodeUnitCount)...]
    }
    return nil
  }
}
