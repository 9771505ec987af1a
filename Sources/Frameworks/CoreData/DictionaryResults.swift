import Foundation
import ObjectiveC

/// The results of a request for dictionaries.
struct DictionaryResults {
  private let fetch: Fetch
  private let columns: [(name: String, expression: ObjectiveC.NSExpression?)]
  private let groups: [String]
  private let isDistinct: Bool

  init<Result>(_ request: NSFetchRequest<Result>, _ fetch: Fetch) {
    self.fetch = fetch
    let properties: [Any] =
      request.propertiesToFetch ?? fetch.entity.attributesByName.keys.sorted()
    columns = properties.compactMap { property in
      switch property {
      case let name as String: (name, nil)
      case let property as NSExpressionDescription: (property.name, property.expression)
      case let property as NSPropertyDescription: (property.name, nil)
      default: nil
      }
    }
    groups = (request.propertiesToGroupBy ?? []).compactMap {
      $0 as? String ?? ($0 as? NSPropertyDescription)?.name
    }
    isDistinct = request.returnsDistinctResults
  }

  /// Returns the dictionaries for objects.
  func results(from objects: [NSManagedObject]) -> [NSDictionary] {
    var results = grouped(objects).map(result)
    if isDistinct {
      var seen: Set<NSDictionary> = []
      results = results.filter { seen.insert($0).inserted }
    }
    if fetch.offset > 0 { results = Array(results.dropFirst(fetch.offset)) }
    if fetch.limit > 0 { results = Array(results.prefix(fetch.limit)) }
    return results
  }

  /// Returns the objects of each dictionary.
  private func grouped(_ objects: [NSManagedObject]) -> [[NSManagedObject]] {
    if groups.isEmpty {
      let isAggregate = columns.contains { $0.expression.map(Self.isAggregate) ?? false }
      return isAggregate ? [objects] : objects.map { [$0] }
    }
    var order: [NSArray] = []
    var members: [NSArray: [NSManagedObject]] = [:]
    for object in objects {
      let key = NSArray(
        array: groups.map { KeyValueCoding(object).value(forKeyPath: $0) ?? NSNull() })
      if members[key] == nil { order.append(key) }
      members[key, default: []].append(object)
    }
    return order.map { members[$0] ?? [] }
  }

  private static let aggregates: Set = ["sum:", "count:", "min:", "max:", "average:"]

  private static func isAggregate(_ expression: ObjectiveC.NSExpression) -> Bool {
    expression.expressionType == .function && aggregates.contains(expression.function)
  }

  private func result(_ objects: [NSManagedObject]) -> NSDictionary {
    let result = NSMutableDictionary()
    for (name, expression) in columns {
      let value =
        expression.map { self.value(of: $0, for: objects) }
        ?? objects.first.flatMap { KeyValueCoding($0).value(forKeyPath: name) }
      if let value = value as? NSManagedObject {
        result[name] = value.objectID
      } else if let value {
        result[name] = value
      }
    }
    return result
  }

  private func value(of expression: ObjectiveC.NSExpression, for objects: [NSManagedObject]) -> Any?
  {
    guard Self.isAggregate(expression), let argument = expression.arguments?.first else {
      return objects.first.flatMap { expression.expressionValue(with: $0, context: nil) }
    }
    let values = objects.map { argument.expressionValue(with: $0, context: nil) as Any }
    return ObjectiveC.NSExpression(
      forFunction: expression.function,
      arguments: [ObjectiveC.NSExpression(forConstantValue: values)]
    ).expressionValue(with: nil, context: nil)
  }
}
