import Foundation
import Safeguards
import Testing

@testable import AppBuilder
@testable import BuildWork

/// Core Data's models, as the builder reads them, and the classes that it generates.
final class DataModelTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("data-model-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Returns a model with entities in XML, each on its own line after the first.
  private func model(_ entities: String...) throws -> DataModelFile {
    let version = folder.appendingPathComponent("Model.xcdatamodeld/Model.xcdatamodel")
    try FileManager.default.createDirectory(at: version, withIntermediateDirectories: true)
    let text = "<model>\n" + entities.joined(separator: "\n") + "\n</model>"
    try Data(text.utf8).write(to: version.appendingPathComponent("contents"))
    return try DataModelFile(
      version.deletingLastPathComponent(), in: [ReadingArea(around: folder)])
  }

  private func error(_ entities: String...) -> Diagnostic? {
    do {
      _ = try model(entities.joined(separator: "\n"))
      return nil
    } catch {
      return (error as? BuildFailure)?.diagnostics.first
    }
  }

  @Test func brokenModelsAreErrorsWithTheirLines() throws {
    let error = try #require(
      self.error(
        "<entity name='A'/>",
        "<entity name='B'><relationship name='to' destinationEntity='C'/></entity>"))
    #expect(error.message == "the relationship's destination C doesn't exist")
    #expect(error.file?.hasSuffix("Model.xcdatamodeld/Model.xcdatamodel/contents") == true)
    #expect(error.line == 3 && error.element == "B.to")
  }

  @Test(arguments: [
    ("<entity name='A' parentEntity='A'/>", "the entity is a parent of itself"),
    ("<entity name='A' parentEntity='B'/>", "the parent entity B doesn't exist"),
    ("<entity name='A'/><entity name='A'/>", "two entities are named A"),
    ("<entity name='a b'/>", "invalid name “a b” of an entity"),
    ("<entity name='A'><attribute name='x'/></entity>", "the attribute has no type"),
    (
      "<entity name='A'><attribute name='x' attributeType='Color'/></entity>",
      "Quince doesn't support attributes of the type “Color”"
    ),
    (
      "<entity name='A'><relationship name='r' destinationEntity='A' inverseName='s'/></entity>",
      "the inverse A.s doesn't exist"
    ),
    (
      "<entity name='A' representedClassName='A {}; class B'/>",
      "invalid class name “A {}; class B”"
    ),
    ("<entity", "the XML is broken"),
  ]) func everyMistakeHasAMessage(_ xml: String, _ message: String) {
    #expect(error(xml)?.message.hasPrefix(message) == true, "\(error(xml)?.message ?? "")")
  }

  @Test func aRelationshipWithoutAnInverseIsAWarning() throws {
    let warnings = try model(
      "<entity name='A'><relationship name='r' destinationEntity='A'/></entity>"
    ).warnings
    #expect(warnings.map(\.element) == ["A.r"] && warnings.first?.line == 2)
  }

  @Test func classesAreGeneratedAsInXcode() throws {
    let model = try model(
      """
      <entity name='Note' representedClassName='Note' codeGenerationType='class'>\
      <attribute name='count' attributeType='Integer 16' usesScalarValueType='YES'/>\
      <attribute name='text' attributeType='String'/>\
      <relationship name='pages' toMany='YES' ordered='YES' destinationEntity='Page'/></entity>
      """,
      """
      <entity name='Page' representedClassName='Page' codeGenerationType='category'>\
      <attribute name='size' attributeType='Double'/></entity>
      """, "<entity name='Plain' representedClassName='Plain'/>")
    let files = GeneratedClasses(of: model).files
    #expect(
      files.map(\.name) == [
        "Note+CoreDataClass.swift", "Note+CoreDataProperties.swift",
        "Page+CoreDataProperties.swift",
      ])
    #expect(files[0].code.text.contains("public class Note: NSManagedObject {}"))
    let properties = files[1].code.text
    #expect(properties.contains("@NSManaged public var `count`: Int16\n"))
    #expect(properties.contains("@NSManaged public var `text`: String?\n"))
    #expect(properties.contains("@NSManaged public var `pages`: NSOrderedSet?\n"))
    #expect(properties.contains("func insertIntoPages(_ value: Page, at idx: Int)"))
    #expect(files[2].code.text.contains("`size`: NSNumber?"))
  }
}
