import Safeguards

/// A parser for a storyboard's XML.
final class StoryboardReader: XMLListener {
  /// An error for a file that isn't well-formed XML or isn't a storyboard.
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

  /// Returns the root element in a file's data.
  /// - Throws: `Failure` with the line of the problem.
  static func read(_ data: Data, file: String) throws(Failure) -> StoryboardNode {
    let reader = StoryboardReader()
    do {
      try XMLReader.read(data, to: reader)
    } catch {
      throw Failure(file: file, line: error.line, message: error.message)
    }
    guard let root = reader.root else {
      throw Failure(file: file, line: nil, message: "the file contains no element")
    }
    return root
  }

  /// Returns the root element of a file.
  /// - Throws: `Failure` with the line of the problem.
  static func read(_ url: URL) throws(Failure) -> StoryboardNode {
    let data: Data
    do {
      data = try InputFile.read(url, atMost: XMLReader.mostBytes)
    } catch {
      throw Failure(file: url.lastPathComponent, line: nil, message: error.reason)
    }
    return try read(data, file: url.lastPathComponent)
  }

  func start(_ element: String, attributes: [String: String], line: Int) {
    let node = StoryboardNode(name: element, attributes: attributes, line: line)
    if let parent = open.last { parent.append(node) } else { root = node }
    open.append(node)
  }

  func end() {
    open.removeLast()
  }

  func text(_ text: String) {
    open.last?.text += text
  }
}
