import AppBuilder
import Foundation
import Safeguards

/// The XML of a data model.
final class XMLTree {
  /// An element.
  struct Element {
    let name: String
    let attributes: [String: String]
    let line: Int
    fileprivate(set) var children: [Element] = []

    subscript(attribute: String) -> String? { attributes[attribute] }

    /// Returns whether an attribute is `YES`.
    func isOn(_ attribute: String) -> Bool { attributes[attribute] == "YES" }

    /// Returns the elements with a name directly inside this one.
    func children(_ name: String) -> [Element] { children.filter { $0.name == name } }
  }

  /// Returns the outermost element of a file.
  /// - Throws: `BuildFailure` if the file isn't XML.
  static func read(_ file: URL) throws -> Element {
    let reader = Reader()
    do {
      let data = try InputFile.read(file, atMost: XMLReader.mostBytes)
      try XMLReader.read(data, to: reader)
    } catch let failure as FileFailure {
      throw BuildFailure("can't read the data model: \(failure.reason)", file: file.path)
    } catch let failure as XMLReader.Failure {
      throw BuildFailure(
        "the XML is broken: \(failure.message)", file: file.path, line: failure.line)
    }
    guard let root = reader.root else {
      throw BuildFailure("the file contains no XML", file: file.path)
    }
    return root
  }

  private final class Reader: XMLListener {
    var root: Element?
    private var open: [Element] = []

    func start(_ element: String, attributes: [String: String], line: Int) {
      open.append(Element(name: element, attributes: attributes, line: line))
    }

    func end() {
      let element = open.removeLast()
      if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
    }

    func text(_ text: String) {}
  }
}
