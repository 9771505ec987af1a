import Foundation

/// A type of data, files, or other items, with its place in the hierarchy of types.
///
/// Follows <https://developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct>.
public struct UTType: Sendable {
  /// The identifier of the type.
  public let identifier: String
  /// The supertype of an undeclared type.
  private let assumedParent: String?

  private init(identifier: String, assumedParent: String?) {
    self.identifier = identifier
    self.assumedParent = assumedParent
  }

  init(known identifier: String) {
    self.init(identifier: identifier, assumedParent: nil)
  }

  // MARK: Creating a type

  /// Creates a type from its identifier, or returns `nil` if the type isn't declared.
  public init?(_ identifier: String) {
    if let declaration = TypeRegistry.shared.declaration(of: identifier) {
      self.init(known: declaration.identifier)
    } else if DynamicType(identifier: identifier) != nil {
      self.init(known: identifier)
    } else {
      return nil
    }
  }

  /// Creates the type for a filename extension.
  ///
  /// If the extension is unknown, creates a dynamic type.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  /// Creates the type for a MIME type.
  ///
  /// If the MIME type is unknown, creates a dynamic type.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  /// Creates the type that has a tag and conforms to another type.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    guard !tag.isEmpty else { return nil }
    let found = Self.types(tag: tag, tagClass: tagClass, conformingTo: supertype)
    guard let first = found.first else { return nil }
    self = first
  }

  /// Creates a type that the app declares.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(identifier: identifier, assumedParent: parentType?.identifier)
  }

  /// Creates a type that the app uses and another app owns.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(identifier: identifier, assumedParent: parentType?.identifier)
  }

  /// Returns the types that have a tag and conform to another type.
  public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?)
    -> [UTType]
  {
    let declared = TypeRegistry.shared.declarations(tag: tag, tagClass: tagClass)
      .map { UTType(known: $0.identifier) }
      .filter { type in supertype.map(type.conforms(to:)) ?? true }
    guard declared.isEmpty else { return declared }
    let parent = supertype ?? .data
    let dynamic = DynamicType(tag: tag, tagClass: tagClass, parent: parent.identifier)
    return [UTType(known: dynamic.identifier)]
  }

  // MARK: Type properties

  private var declaration: TypeDeclaration? { TypeRegistry.shared.declaration(of: identifier) }
  private var dynamicType: DynamicType? { DynamicType(identifier: identifier) }

  /// The user-visible name of the type.
  public var localizedDescription: String? { declaration?.description }

  /// Whether the type was generated for an unknown tag.
  public var isDynamic: Bool { dynamicType != nil }

  /// Whether the system or the app declares the type.
  public var isDeclared: Bool { declaration != nil }

  /// Whether the type is in the public domain.
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  // MARK: Tags

  /// The tags of the type, by class.
  public var tags: [UTTagClass: [String]] {
    if let dynamicType { return [dynamicType.tagClass: [dynamicType.tag]] }
    let all: [UTTagClass: [String]] = [
      .filenameExtension: declaration?.extensions ?? [], .mimeType: declaration?.mimeTypes ?? [],
    ]
    return all.filter { !$0.value.isEmpty }
  }

  /// The preferred filename extension.
  public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }

  /// The preferred MIME type.
  public var preferredMIMEType: String? { tags[.mimeType]?.first }

  // MARK: The hierarchy

  private var parents: [String] {
    declaration?.parents ?? [assumedParent ?? dynamicType?.parent].compactMap { $0 }
  }

  /// The types that the type conforms to, directly or indirectly.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var open = parents
    while let next = open.popLast() {
      let type = UTType(known: next)
      if found.insert(type).inserted { open += type.parents }
    }
    found.remove(self)
    return found
  }

  /// Returns whether the type is the same as another type or conforms to it.
  public func conforms(to type: UTType) -> Bool {
    self == type || supertypes.contains(type)
  }

  /// Returns whether the type conforms to another type, without being the same.
  public func isSubtype(of type: UTType) -> Bool {
    self != type && supertypes.contains(type)
  }

  /// Returns whether another type conforms to this type, without being the same.
  public func isSupertype(of type: UTType) -> Bool {
    type.isSubtype(of: self)
  }
}

extension UTType: Hashable {
  /// Returns whether two types have the same identifier, ignoring case.
  public static func == (lhs: UTType, rhs: UTType) -> Bool {
    lhs.identifier.lowercased() == rhs.identifier.lowercased()
  }

  /// Hashes the identifier.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(identifier.lowercased())
  }
}

extension UTType: Codable {
  /// Decodes a type from its identifier.
  public init(from decoder: any Decoder) throws {
    self.init(known: try decoder.singleValueContainer().decode(String.self))
  }

  /// Encodes the identifier.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}

extension UTType: CustomStringConvertible {
  /// The identifier of the type.
  public var description: String { identifier }
}
