import DataModels
import Foundation
import Safeguards

/// The Swift code that Xcode generates for the classes of a data model.
struct GeneratedClasses {
  /// A file with code.
  struct File {
    let name: String
    let code: SwiftCode
  }

  private let model: DataModel
  private let classes: [DataModelFile.GeneratedClass]

  init(of file: DataModelFile) {
    model = file.model
    classes = file.generated
  }

  /// The files.
  var files: [File] {
    classes.flatMap { type in
      let properties = File(
        name: "\(type.className)+CoreDataProperties.swift", code: properties(of: type))
      return type.extent == .properties ? [properties] : [declaration(of: type), properties]
    }
  }

  private static let imports: SwiftCode = "import Foundation\nimport CoreData\n\n"

  private func declaration(of type: DataModelFile.GeneratedClass) -> File {
    let (name, superclass) = (verbatim(type.className), verbatim(type.superclass))
    let code: SwiftCode = "\(Self.imports)@objc(\(name)) public class \(name): \(superclass) {}\n"
    return File(name: "\(type.className)+CoreDataClass.swift", code: code)
  }

  private func properties(of type: DataModelFile.GeneratedClass) -> SwiftCode {
    let name = verbatim(type.className)
    let request = SwiftCode.line(
      "@nonobjc public class func fetchRequest() -> NSFetchRequest<\(name)>",
      ["return NSFetchRequest<\(name)>(entityName: \(literal: type.entity.name))"])
    let attributes = type.entity.attributes.map(property)
    let relationships = type.entity.relationships.map(property)
    let accessors = type.entity.relationships.filter(\.isToMany).flatMap(accessors)
    let members = [request] + attributes + relationships + accessors
    let main = SwiftCode.block("extension \(name)", members)
    let identifiable: SwiftCode =
      type.entity.parent == nil ? "\nextension \(name): Identifiable {}\n" : ""
    return Self.imports + main + identifiable
  }

  private func verbatim(_ name: String) -> SwiftCode { SwiftCode(verbatim: name) }

  private func property(_ attribute: DataModel.Attribute) -> SwiftCode {
    let type = verbatim(Self.type(of: attribute))
    return "@NSManaged public var `\(verbatim(attribute.name))`: \(type)"
  }

  /// Returns the type of a generated property.
  private static func type(of attribute: DataModel.Attribute) -> String {
    let scalars: [AttributeType: String] = [
      .integer16: "Int16", .integer32: "Int32", .integer64: "Int64", .double: "Double",
      .float: "Float", .boolean: "Bool",
    ]
    if let scalar = scalars[attribute.type] { return attribute.isScalar ? scalar : "NSNumber?" }
    return switch attribute.type {
    case .string: "String?"
    case .date: attribute.isScalar ? "TimeInterval" : "Date?"
    case .binaryData: "Data?"
    case .uuid: "UUID?"
    case .uri: "URL?"
    case .decimal: "NSDecimalNumber?"
    default: attribute.className.map { "\($0)?" } ?? "NSObject?"
    }
  }

  private func className(of entity: String) -> SwiftCode {
    let found = model.entities.first { $0.name == entity }?.className
    return verbatim(found ?? "NSManagedObject")
  }

  private func property(_ relationship: DataModel.Relationship) -> SwiftCode {
    let type: SwiftCode =
      !relationship.isToMany
      ? className(of: relationship.destination) : relationship.isOrdered ? "NSOrderedSet" : "NSSet"
    return "@NSManaged public var `\(verbatim(relationship.name))`: \(type)?"
  }

  private func accessors(_ relationship: DataModel.Relationship) -> [SwiftCode] {
    let type = className(of: relationship.destination)
    let name = verbatim(relationship.name.prefix(1).uppercased() + relationship.name.dropFirst())
    let set: SwiftCode = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
    let always: [SwiftCode] = [
      "@objc(add\(name)Object:) @NSManaged public func addTo\(name)(_ value: \(type))",
      "@objc(remove\(name)Object:) @NSManaged public func removeFrom\(name)(_ value: \(type))",
      "@objc(add\(name):) @NSManaged public func addTo\(name)(_ values: \(set))",
      "@objc(remove\(name):) @NSManaged public func removeFrom\(name)(_ values: \(set))",
    ]
    guard relationship.isOrdered else { return always }
    return [
      "@objc(insertObject:in\(name)AtIndex:) @NSManaged "
        + "public func insertInto\(name)(_ value: \(type), at idx: Int)",
      "@objc(removeObjectFrom\(name)AtIndex:) @NSManaged public func removeFrom\(name)(at idx: Int)",
      "@objc(insert\(name):atIndexes:) @NSManaged "
        + "public func insertInto\(name)(_ values: [\(type)], at indexes: NSIndexSet)",
      "@objc(remove\(name)AtIndexes:) @NSManaged "
        + "public func removeFrom\(name)(at indexes: NSIndexSet)",
      "@objc(replaceObjectIn\(name)AtIndex:withObject:) @NSManaged "
        + "public func replace\(name)(at idx: Int, with value: \(type))",
      "@objc(replace\(name)AtIndexes:with\(name):) @NSManaged "
        + "public func replace\(name)(at indexes: NSIndexSet, with values: [\(type)])",
    ] + always
  }
}
