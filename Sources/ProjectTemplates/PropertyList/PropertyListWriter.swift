/// Writes objects in the layout of Xcode's `project.pbxproj`.
package struct PropertyListWriter {
  private var text = ""

  /// Returns the file's text.
  static func text(
    objectVersion: Int, objects: [PropertyListObject], root: PropertyValue
  ) -> String {
    var writer = PropertyListWriter()
    writer.text = """
      // !$*UTF8*$!
      {
      \tarchiveVersion = 1;
      \tclasses = {
      \t};
      \tobjectVersion = \(objectVersion);
      \tobjects = {

      """
    let sections = Dictionary(grouping: objects, by: \.isa).sorted { $0.key < $1.key }
    for (isa, objects) in sections { writer.write(objects, ofType: isa) }
    writer.text += "\t};\n\trootObject = "
    writer.write(root, depth: 1)
    writer.text += ";\n}\n"
    return writer.text
  }

  private mutating func write(_ objects: [PropertyListObject], ofType isa: String) {
    text += "\n/* Begin \(isa) section */\n"
    for object in objects.sorted(by: { $0.id < $1.id }) {
      text += "\t\t"
      write(object.reference, depth: 2)
      text += " = "
      let values = [(key: "isa", value: PropertyValue.text(isa))] + object.values
      if isa == "PBXFileReference" {
        writeOnOneLine(values)
      } else {
        write(.dictionary(values), depth: 2)
      }
      text += ";\n"
    }
    text += "/* End \(isa) section */\n"
  }

  private mutating func writeOnOneLine(_ values: [(key: String, value: PropertyValue)]) {
    text += "{"
    for (key, value) in values {
      text += "\(Self.quoted(key)) = "
      write(value, depth: 0)
      text += "; "
    }
    text += "}"
  }

  private mutating func write(_ value: PropertyValue, depth: Int) {
    let indentation = String(repeating: "\t", count: depth)
    switch value {
    case .text(let string): text += Self.quoted(string)
    case .reference(let id, let comment): text += id + (comment.map { " /* \($0) */" } ?? "")
    case .list(let values):
      text += "(\n"
      for value in values {
        text += "\(indentation)\t"
        write(value, depth: depth + 1)
        text += ",\n"
      }
      text += "\(indentation))"
    case .dictionary(let values):
      text += "{\n"
      for (key, value) in values {
        text += "\(indentation)\t\(Self.quoted(key)) = "
        write(value, depth: depth + 1)
        text += ";\n"
      }
      text += "\(indentation)}"
    }
  }

  /// Returns a text with quotation marks, if it needs them.
  package static func quoted(_ text: String) -> String {
    let isPlain =
      !text.isEmpty && !text.contains("//") && !text.contains("___")
      && text.utf8.allSatisfy { byte in
        let character = Character(UnicodeScalar(byte))
        return byte < 0x80
          && (character.isLetter || character.isNumber || "_./$".contains(character))
      }
    if isPlain { return text }
    let escapes: [Character: String] = ["\"": #"\""#, "\\": #"\\"#, "\n": #"\n"#, "\t": #"\t"#]
    return "\"" + text.map { escapes[$0] ?? String($0) }.joined() + "\""
  }
}
