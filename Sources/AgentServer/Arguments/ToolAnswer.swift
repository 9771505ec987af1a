import EditorMessages
import Foundation
import Safeguards

/// The answer of a tool.
struct ToolAnswer: Sendable {
  /// The maximum length of the text, in characters.
  private static let longest = 20_000

  private var text: String
  /// A PNG.
  private let image: Data?
  private let isError: Bool

  init(_ text: String, image: Data? = nil, isError: Bool = false) {
    let isTooLong = text.count > Self.longest
    self.text =
      isTooLong
      ? text.prefix(Self.longest) + "\n… (\(text.count - Self.longest) more characters)" : text
    self.image = image
    self.isError = isError
  }

  /// Creates the answer for a tool that failed.
  init(_ failure: ToolFailure) {
    self.init(failure.description, isError: true)
  }

  /// Returns the result of the call, including the time that it took.
  /// - Parameter folder: The folder to which paths are relative.
  func result(after time: Duration, in folder: ProjectFolder) -> [String: JSONValue] {
    let milliseconds = Int((time / .milliseconds(1)).rounded())
    let took = milliseconds < 10_000 ? "\(milliseconds) ms" : "\(milliseconds / 1000) s"
    let text = folder.shortening(text)
    var content: [JSONValue] = []
    if let image {
      content.append([
        "type": "image", "mimeType": "image/png", "data": .string(image.base64EncodedString()),
      ])
    }
    content.append([
      "type": "text", "text": .string((text.isEmpty ? "" : "\(text)\n") + "Took \(took)."),
    ])
    return ["content": .array(content), "isError": .bool(isError)]
  }
}
