import AppBuilder
import DataModels
import Foundation
import Safeguards

/// Reads the XML of a data model, and checks it.
struct DataModelReader {
  /// The maximum numbers of entities and of an entity's properties.
  private static let mostEntities = 2_000
  private static let mostProperties = 1_000

  private let root: XMLTree.Element
  private let file: URL

  init(_ root: XMLTree.Element, file: URL) {
    self.root = root
    self.file = file
  }

  /// - Returns: The model, and warnings for the user.
  /// - Throws: `BuildFailure` if the model isn't valid.
  func read() throws -> (DataModel, [Diagnostic]) {
    var model = DataModel()
    model.versionIdentifier = root["userDefinedModelVersionIdentifier"] ?? ""
    let elements = root.children("entity")
    guard elements.count <= Self.mostEntities else {
      throw BuildFailure(
        "the data model has more than \(Self.mostEntities) entities", file: file.path)
    }
    var lines: [String: Int] = [:]
    for element in elements {
      let entity = try entity(element)
      if lines.updateValue(element.line, forKey: entity.name) != nil {
        throw failure("two entities are named \(entity.name)", element)
      }
      model.entities.append(entity)
    }
    let check = DataModelCheck(model, file: file, lines: lines)
    try check.run()
    return (model, check.warnings + templates())
  }

  private func templates() -> [Diagnostic] {
    root.children("fetchRequest").map { element in
      Diagnostic(
        .warning, "this fetch request is skipped: Quince doesn't support those of data models",
        file: file.path, line: element.line, element: element["name"])
    }
  }

  private func failure(_ message: String, _ element: XMLTree.Element, hint: String? = nil)
    -> BuildFailure
  {
    BuildFailure(
      message, file: file.path, line: element.line, element: element["name"], hint: hint)
  }

  private func name(_ element: XMLTree.Element) throws -> String {
    guard let name = element["name"], name.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) != nil,
      name.utf8.count <= 200
    else {
      throw failure("invalid name “\(element["name"] ?? "")” of an \(element.name)", element)
    }
    return name
  }

  // MARK: Entities

  private func entity(_ element: XMLTree.Element) throws -> DataModel.Entity {
    var entity = DataModel.Entity(name: try name(element))
    entity.className = try className(of: element)
    entity.isAbstract = element.isOn("isAbstract")
    entity.parent = element["parentEntity"]
    entity.renamingIdentifier = element["elementID"]
    entity.userInfo = userInfo(element)
    guard element.children.count <= Self.mostProperties else {
      throw failure("the entity has more than \(Self.mostProperties) properties", element)
    }
    if let property = element.children("fetchedProperty").first {
      throw failure("Quince doesn't support fetched properties", property)
    }
    entity.attributes = try element.children("attribute").map(attribute)
    entity.relationships = try element.children("relationship").map(relationship)
    entity.constraints = element.children("uniquenessConstraints").flatMap { list in
      list.children("uniquenessConstraint").map { constraint in
        constraint.children("constraint").compactMap { $0["value"] }
      }
    }
    return entity
  }

  /// Returns the name of the objects' class, or `nil` for `NSManagedObject`.
  private func className(of element: XMLTree.Element) throws -> String? {
    // A leading dot stands for the current module.
    let written = element["representedClassName"]?.drop { $0 == "." }
    guard let written, !written.isEmpty, written != "NSManagedObject" else { return nil }
    guard written.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*(\.[A-Za-z_][A-Za-z0-9_]*)*/) != nil else {
      throw failure("invalid class name “\(written)”", element)
    }
    return String(written)
  }

  private func userInfo(_ element: XMLTree.Element) -> [String: String] {
    let entries = element.children("userInfo").flatMap { $0.children("entry") }
    return Dictionary(
      entries.compactMap { entry in entry["key"].map { ($0, entry["value"] ?? "") } }
    ) { $1 }
  }

  private func attribute(_ element: XMLTree.Element) throws -> DataModel.Attribute {
    let text = element["attributeType"] ?? ""
    guard let type = AttributeType(xcodeName: text) ?? (text.isEmpty ? .undefined : nil) else {
      throw failure("Quince doesn't support attributes of the type “\(text)”", element)
    }
    if element.isOn("derived") {
      throw failure("Quince doesn't support derived attributes", element)
    }
    var attribute = DataModel.Attribute(name: try name(element), type: type)
    if type == .undefined, !element.isOn("transient") {
      throw failure("the attribute has no type", element, hint: "choose one in Xcode")
    }
    attribute.isOptional = element.isOn("optional")
    attribute.isTransient = element.isOn("transient")
    attribute.isScalar = element.isOn("usesScalarValueType")
    attribute.defaultValue =
      type == .date ? element["defaultDateTimeInterval"] : element["defaultValueString"]
    attribute.minimum = element["minDateTimeInterval"] ?? element["minValueString"]
    attribute.maximum = element["maxDateTimeInterval"] ?? element["maxValueString"]
    attribute.pattern = element["regularExpressionString"]
    attribute.className = element["customClassName"]
    attribute.renamingIdentifier = element["elementID"]
    attribute.userInfo = userInfo(element)
    try check(attribute, element)
    return attribute
  }

  private func check(_ attribute: DataModel.Attribute, _ element: XMLTree.Element) throws {
    if let pattern = attribute.pattern, (try? NSRegularExpression(pattern: pattern)) == nil {
      throw failure("invalid regular expression “\(pattern)”", element)
    }
    let known: Set = ["", "NSSecureUnarchiveFromData", "NSKeyedUnarchiveFromData"]
    let transformer = element["valueTransformerName"] ?? ""
    guard attribute.type == .transformable, !known.contains(transformer),
      !transformer.hasSuffix("UnarchiveFromDataTransformerName")
    else { return }
    throw failure(
      "Quince doesn't support the value transformer “\(transformer)”", element,
      hint: "use NSSecureUnarchiveFromData")
  }

  private func relationship(_ element: XMLTree.Element) throws -> DataModel.Relationship {
    guard let destination = element["destinationEntity"] else {
      throw failure("the relationship has no destination", element, hint: "choose one in Xcode")
    }
    var relationship = DataModel.Relationship(name: try name(element), destination: destination)
    relationship.inverse = element["inverseName"]
    relationship.isToMany = element.isOn("toMany")
    relationship.isOrdered = element.isOn("ordered") && relationship.isToMany
    relationship.isOptional = element.isOn("optional")
    relationship.minimum = element["minCount"].flatMap(Int.init)
    relationship.maximum = relationship.isToMany ? element["maxCount"].flatMap(Int.init) : 1
    if let rule = element["deletionRule"] {
      guard let rule = DataModel.Relationship.DeleteRule(rawValue: rule) else {
        throw failure("unknown delete rule “\(rule)”", element)
      }
      relationship.deleteRule = rule
    }
    relationship.renamingIdentifier = element["elementID"]
    relationship.userInfo = userInfo(element)
    return relationship
  }

  // MARK: Classes

  /// Returns the classes that Xcode generates for a model.
  func generated(_ model: DataModel) -> [DataModelFile.GeneratedClass] {
    let classes = Dictionary(model.entities.map { ($0.name, $0.className) }) { $1 }
    return zip(model.entities, root.children("entity")).compactMap { entity, element in
      guard let name = entity.className, !name.contains("."),
        let extent = element["codeGenerationType"].flatMap(
          DataModelFile.GeneratedClass.Extent.init)
      else { return nil }
      let superclass = entity.parent.flatMap { classes[$0] ?? nil } ?? "NSManagedObject"
      return .init(entity: entity, className: name, superclass: superclass, extent: extent)
    }
  }
}
