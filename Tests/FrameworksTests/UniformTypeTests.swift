import Foundation
import Testing

@testable import UniformTypeIdentifiers

/// The relations between uniform types.
struct UniformTypeTests {
  @Test func aTypeConformsToItselfAndToAllAbove() {
    #expect(UTType.png.conforms(to: .png))
    #expect(UTType.png.conforms(to: .image))
    #expect(UTType.png.conforms(to: .item))
    #expect(!UTType.image.conforms(to: .png))
    #expect(UTType.svg.conforms(to: .image))
    #expect(UTType.svg.conforms(to: .text))
  }

  @Test func aTypeIsNoSubtypeOfItself() {
    #expect(!UTType.png.isSubtype(of: .png))
    #expect(UTType.png.isSubtype(of: .image))
    #expect(UTType.image.isSupertype(of: .png))
    #expect(!UTType.png.supertypes.contains(.png))
    #expect(UTType.png.supertypes.contains(.data))
  }

  @Test func filesHaveTheTypeOfTheirExtension() {
    #expect(UTType(filenameExtension: "JPG") == .jpeg)
    #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
    #expect(UTType.jpeg.tags[.filenameExtension] == ["jpeg", "jpg"])
    #expect(UTType(mimeType: "application/json") == .json)
    #expect(UTType.pdf.preferredMIMEType == "application/pdf")
  }

  @Test func whatNobodyDeclaresIsDynamic() throws {
    let type = try #require(UTType(filenameExtension: "whatever"))
    #expect(type.isDynamic)
    #expect(!type.isDeclared)
    #expect(!type.isPublic)
    #expect(type.conforms(to: .data))
    #expect(type.preferredFilenameExtension == "whatever")
    #expect(UTType(type.identifier) == type)
    let package = try #require(UTType(filenameExtension: "whatever", conformingTo: .package))
    #expect(package.conforms(to: .directory))
    #expect(package != type)
  }

  @Test func anExtensionOfAnotherKindIsDynamic() throws {
    let type = try #require(UTType(filenameExtension: "png", conformingTo: .text))
    #expect(type != .png)
    #expect(type.conforms(to: .text))
  }

  @Test func identifiersThatNobodyDeclaresAreNoType() {
    #expect(UTType("com.example.unheard-of") == nil)
    #expect(UTType("public.png") == .png)
    #expect(UTType("PUBLIC.PNG") == .png)
    #expect(UTType("dyn.xyz") == nil)
  }

  @Test func ownTypesConformToTheirParent() {
    let type = UTType(exportedAs: "com.example.drawing", conformingTo: .image)
    #expect(type.identifier == "com.example.drawing")
    #expect(type.conforms(to: .content))
    #expect(!type.isDeclared)
  }

  @Test func appsDeclareTypesInTheirPropertyList() throws {
    let declarations = TypeDeclaration.ofApp([
      "UTExportedTypeDeclarations": [
        [
          "UTTypeIdentifier": "com.example.drawing", "UTTypeConformsTo": ["public.data"],
          "UTTypeDescription": "Drawing",
          "UTTypeTagSpecification": ["public.filename-extension": "Drawing"],
        ]
      ],
      "UTImportedTypeDeclarations": [["UTTypeIdentifier": "org.example.other"], ["wrong": 1]],
    ])
    let registry = TypeRegistry(declarations)
    let drawing = try #require(registry.declaration(of: "com.example.drawing"))
    #expect(drawing.parents == ["public.data"])
    #expect(drawing.description == "Drawing")
    #expect(registry.declarations(tag: "drawing", tagClass: .filenameExtension).count == 1)
    #expect(registry.declaration(of: "org.example.other") != nil)
  }

  @Test func everyParentIsDeclared() {
    let registry = TypeRegistry(TypeDeclaration.ofSystem)
    for type in TypeDeclaration.ofSystem {
      for parent in type.parents { #expect(registry.declaration(of: parent) != nil, "\(parent)") }
    }
  }

  @Test func typesAreCodable() throws {
    let data = try JSONEncoder().encode([UTType.png, .folder])
    #expect(try JSONDecoder().decode([UTType].self, from: data) == [.png, .folder])
  }

  @Test func pathsGetTheExtensionOfAType() {
    let folder = URL(fileURLWithPath: "/a")
    #expect(folder.appendingPathComponent("b", conformingTo: .jpeg).path == "/a/b.jpeg")
    #expect(folder.appendingPathComponent("b.jpg", conformingTo: .jpeg).path == "/a/b.jpg")
    #expect(folder.appendingPathExtension(for: .zip).path == "/a.zip")
  }
}
