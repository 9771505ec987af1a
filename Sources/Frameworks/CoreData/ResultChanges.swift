import Foundation

/// The differences between a controller's old and new results.
struct ResultChanges {
  /// A change of an object.
  struct ObjectChange {
    let object: NSManagedObject
    let type: NSFetchedResultsChangeType
    var old: IndexPath?
    var new: IndexPath?
  }

  /// A change of a section.
  struct SectionChange {
    let section: SectionedResults.Section
    let type: NSFetchedResultsChangeType
    let index: Int
  }

  private(set) var sections: [SectionChange] = []
  private(set) var objects: [ObjectChange] = []

  /// Whether nothing is different.
  var isEmpty: Bool { sections.isEmpty && objects.isEmpty }

  /// - Parameter changed: The objects whose values may have changed.
  init(from old: SectionedResults, to new: SectionedResults, changed: Set<NSManagedObject>) {
    compareSections(old, new)
    for object in old.objects.reversed() where new.paths[ObjectIdentifier(object)] == nil {
      objects.append(
        ObjectChange(object: object, type: .delete, old: old.paths[ObjectIdentifier(object)]))
    }
    for object in new.objects where old.paths[ObjectIdentifier(object)] == nil {
      objects.append(
        ObjectChange(object: object, type: .insert, new: new.paths[ObjectIdentifier(object)]))
    }
    compareObjects(old, new, changed)
  }

  private mutating func compareSections(_ old: SectionedResults, _ new: SectionedResults) {
    let names = Set(new.sections.map(\.name))
    for (index, section) in old.sections.enumerated().reversed() where !names.contains(section.name)
    {
      sections.append(SectionChange(section: section, type: .delete, index: index))
    }
    let before = Set(old.sections.map(\.name))
    for (index, section) in new.sections.enumerated() where !before.contains(section.name) {
      sections.append(SectionChange(section: section, type: .insert, index: index))
    }
  }

  /// Finds the objects in both results that were moved or updated.
  private mutating func compareObjects(
    _ old: SectionedResults, _ new: SectionedResults, _ changed: Set<NSManagedObject>
  ) {
    let common = new.objects.filter { old.paths[ObjectIdentifier($0)] != nil }
    let place = Dictionary(
      uniqueKeysWithValues: common.enumerated().map { (ObjectIdentifier($0.element), $0.offset) })
    let before = old.objects.filter { place[ObjectIdentifier($0)] != nil }
    var fixed = Set(before.filter { !changed.contains($0) }.map(ObjectIdentifier.init))
    for object in before where changed.contains(object) {
      let id = ObjectIdentifier(object)
      guard let from = old.paths[id], let to = new.paths[id] else { continue }
      let isSameSection = old.sections[from[0]].name == new.sections[to[0]].name
      // An object that keeps its place among those that weren't moved wasn't moved itself.
      let order = before.map(ObjectIdentifier.init).filter { fixed.contains($0) || $0 == id }
        .compactMap { place[$0] }
      let isInOrder = zip(order, order.dropFirst()).allSatisfy(<)
      if isSameSection, isInOrder {
        fixed.insert(id)
        objects.append(ObjectChange(object: object, type: .update, old: from, new: to))
      } else {
        objects.append(ObjectChange(object: object, type: .move, old: from, new: to))
      }
    }
  }
}
