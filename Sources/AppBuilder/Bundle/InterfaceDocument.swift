import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A storyboard or nib as XML, read for what it names.
final class InterfaceDocument: NSObject {
  /// An element.
  final class Element {
    let name: String
    let attributes: [String: String]
    let line: Int
    private(set) weak var parent: Element?
    fileprivate(set) var children: [Element] = []

    fileprivate init(
      name: String, attributes: [String: String], line: Int, parent: Element?
    ) {
      self.name = name
      self.attributes = attributes
      self.line = line
      self.parent = parent
    }

    subscript(attribute: String) -> String? { attributes[attribute] }

    /// The element and everything in it.
    var all: [Element] { [self] + children.flatMap(\.all) }
  }

  let file: URL
  let root: Element

  /// - Throws: `BuildFailure` if the file is no XML of Interface Builder's.
  init(_ file: URL) throws {
    self.file = file
    guard let data = try? Data(contentsOf: file) else {
      throw BuildFailure("the file cannot be read", file: file.path)
    }
    let reader = Reader()
    let parser = XMLParser(data: data)
    parser.delegate = reader
    _ = parser.parse()
    if let line = Self.conflictLine(in: data) {
      throw BuildFailure(
        "the file holds a merge conflict", file: file.path, line: line,
        hint: "resolve it, or take one side with `git checkout --ours`")
    }
    if data.isEmpty { throw BuildFailure("the file is empty", file: file.path) }
    if let failure = reader.failure {
      throw BuildFailure(
        "the XML is broken: \(failure.reason)", file: file.path, line: failure.line)
    }
    guard let root = reader.root else {
      throw BuildFailure("the file holds no XML", file: file.path)
    }
    guard root.name == "document" else {
      throw BuildFailure(
        root.name == "archive"
          ? "the file is in a format from before Xcode 5"
          : "the file is no document of Interface Builder: its root is <\(root.name)>",
        file: file.path, line: root.line,
        hint: root.name == "archive" ? "open and save it in Xcode" : nil)
    }
    self.root = root
  }

  private static func conflictLine(in data: Data) -> Int? {
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.firstIndex { $0.starts(with: Data("<<<<<<< ".utf8)) }.map { $0 + 1 }
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var root: Element?
    private(set) var failure: (line: Int, reason: String)?
    private var stack: [Element] = []

    func parser(
      _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
      qualifiedName qName: String?, attributes attributeDict: [String: String]
    ) {
      let element = Element(
        name: elementName, attributes: attributeDict, line: parser.lineNumber,
        parent: stack.last)
      stack.last?.children.append(element)
      if root == nil { root = element }
      stack.append(element)
    }

    func parser(
      _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
      qualifiedName qName: String?
    ) {
      stack.removeLast()
    }

    func parser(_ parser: XMLParser, parseErrorOccurred parseError: Error) {
      guard failure == nil else { return }
      let open = stack.last.map { "<\($0.name)> of line \($0.line)" }
      let documentEnd = 5
      let unquotedValue = 39
      let missingEqualsSign = 41
      let mismatchedTag = 76
      let reason =
        switch ((parseError as NSError).code, open) {
        case (documentEnd, let open?): "it ends before \(open) is closed"
        case (mismatchedTag, let open?): "the closing tag is not that of \(open)"
        case (unquotedValue, _), (missingEqualsSign, _): "an attribute has no quoted value"
        case (let code, let open?):
          "after the start of \(open) something is wrong (XML error \(code))"
        case (let code, nil): "something is wrong (XML error \(code))"
        }
      failure = (max(parser.lineNumber, 1), reason)
    }
  }
}
