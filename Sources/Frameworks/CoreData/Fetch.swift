import Foundation

/// The objects that a fetch request looks for.
struct Fetch {
  let entity: NSEntityDescription
  var predicate: NSPredicate?
  var order: [NSSortDescriptor] = []
  var limit = 0
  var offset = 0
  var includesSubentities = true
  var refreshes = false

  /// The entities of the objects.
  var entities: [NSEntityDescription] { includesSubentities ? entity.family : [entity] }

  /// The same objects, without a limit.
  var withoutRange: Fetch {
    var result = self
    result.limit = 0
    result.offset = 0
    return result
  }

  /// Returns the objects that match, in order.
  func matches(in objects: [NSManagedObject]) -> [NSManagedObject] {
    var found = predicate.map { test in objects.filter { test.evaluate(with: $0) } } ?? objects
    if !order.isEmpty { found = sorted(found) }
    if offset > 0 { found = Array(found.dropFirst(offset)) }
    if limit > 0 { found = Array(found.prefix(limit)) }
    return found
  }

  /// Returns objects in order; equal ones keep theirs.
  private func sorted(_ objects: [NSManagedObject]) -> [NSManagedObject] {
    objects.enumerated().sorted { one, other in
      for descriptor in order {
        switch descriptor.compare(one.element, to: other.element) {
        case .orderedAscending: return true
        case .orderedDescending: return false
        case .orderedSame: continue
        }
      }
      return one.offset < other.offset
    }.map(\.element)
  }
}
