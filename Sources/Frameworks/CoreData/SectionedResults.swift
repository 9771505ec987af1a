import Foundation
import ObjectiveC

/// Fetched objects in sections.
struct SectionedResults {
  /// A section.
  final class Section: NSFetchedResultsSectionInfo {
    let name: String
    fileprivate(set) var list: [NSManagedObject] = []

    init(name: String) { self.name = name }

    var numberOfObjects: Int { list.count }
    var objects: [Any]? { list }
    var indexTitle: String? { name.first.map { String($0).uppercased() } }
  }

  let objects: [NSManagedObject]
  private(set) var sections: [Section] = []
  private(set) var paths: [ObjectIdentifier: IndexPath] = [:]

  /// - Parameter keyPath: The key path of the sections' names, or `nil` for a single section.
  init(_ objects: [NSManagedObject], _ keyPath: String?) {
    self.objects = objects
    if keyPath == nil { sections = [Section(name: "")] }
    for object in objects {
      let name = keyPath.map { Self.name(of: object, $0) } ?? ""
      if sections.last?.name != name { sections.append(Section(name: name)) }
      let section = sections.count - 1
      paths[ObjectIdentifier(object)] = IndexPath(indexes: [section, sections[section].list.count])
      sections[section].list.append(object)
    }
  }

  private static func name(of object: NSManagedObject, _ keyPath: String) -> String {
    KeyValueCoding(object).value(forKeyPath: keyPath).map { "\($0)" } ?? ""
  }
}
