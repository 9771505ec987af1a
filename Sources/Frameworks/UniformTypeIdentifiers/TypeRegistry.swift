import Foundation

/// The types that are declared by the system and by the app.
struct TypeRegistry: Sendable {
  /// The shared registry.
  ///
  /// The app's own document types take precedence.
  static let shared = TypeRegistry(
    TypeDeclaration.ofApp(Bundle.main.infoDictionary ?? [:]) + TypeDeclaration.ofSystem)

  private let byIdentifier: [String: TypeDeclaration]
  private let byExtension: [String: [TypeDeclaration]]
  private let byMIMEType: [String: [TypeDeclaration]]

  init(_ declarations: [TypeDeclaration]) {
    byIdentifier = Dictionary(
      declarations.map { ($0.identifier.lowercased(), $0) }, uniquingKeysWith: { first, _ in first }
    )
    byExtension = Self.index(declarations, by: \.extensions)
    byMIMEType = Self.index(declarations, by: \.mimeTypes)
  }

  private static func index(
    _ declarations: [TypeDeclaration], by tags: (TypeDeclaration) -> [String]
  ) -> [String: [TypeDeclaration]] {
    declarations.reduce(into: [:]) { index, declaration in
      for tag in tags(declaration) { index[tag, default: []].append(declaration) }
    }
  }

  func declaration(of identifier: String) -> TypeDeclaration? {
    byIdentifier[identifier.lowercased()]
  }

  func declarations(tag: String, tagClass: UTTagClass) -> [TypeDeclaration] {
    let tag = tag.lowercased()
    return switch tagClass {
    case .filenameExtension: byExtension[tag] ?? []
    case .mimeType: byMIMEType[tag] ?? []
    default: []
    }
  }
}

extension TypeDeclaration {
  /// Returns the types that an app's property list exports or imports.
  static func ofApp(_ properties: [String: Any]) -> [TypeDeclaration] {
    ["UTExportedTypeDeclarations", "UTImportedTypeDeclarations"].flatMap { key in
      (properties[key] as? [[String: Any]] ?? []).compactMap(TypeDeclaration.init)
    }
  }
}
