import AppBuilder
import Foundation
import Safeguards

/// The XML of a storyboard or nib, and the names in it.
final class InterfaceDocument {
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

  /// - Throws: `BuildFailure` if the file isn't Interface Builder XML.
  init(_ file: URL) throws {
    self.file = file
    let reader = Reader()
    do {
      let data = try InputFile.read(file, atMost: XMLReader.mostBytes)
      try XMLReader.read(data, to: reader)
    } catch let failure as FileFailure {
      throw BuildFailure(failure)
    } catch let failure as XMLReader.Failure {
      throw BuildFailure(
        "the XML is broken: \(failure.message)", file: file.path, line: failure.line)
    }
    guard let root = reader.root else {
      throw BuildFailure("the file contains no XML", file: file.path)
    }
    guard root.name == "document" else {
      throw BuildFailure(
        root.name == "archive"
          ? "the file is in a format from before Xcode 5"
          : "the file isn't an Interface Builder document: its root is <\(root.name)>",
        file: file.path, line: root.line,
        hint: root.name == "archive" ? "open and save it in Xcode" : nil)
    }
    self.root = root
  }

  /// The elements by their identifiers.
  var elementsByID: [String: Element] {
    Dictionary(
      root.all.compactMap { element in element["id"].map { ($0, element) } },
      uniquingKeysWith: { first, _ in first })
  }

  private final class Reader: XMLListener {
    var root: Element?
    private var stack: [Element] = []

    func start(_ element: String, attributes: [String: String], line: Int) {
      let element = Element(
        name: element, attributes: attributes, line: line, parent: stack.last)
      stack.last?.children.append(element)
      if root == nil { root = element }
      stack.append(element)
    }

    func end() {
      stack.removeLast()
    }

    func text(_ text: String) {}
  }
}
