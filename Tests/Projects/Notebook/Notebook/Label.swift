// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CoreData

@objc(Label)
public class Label: NSManagedObject {
  /// The label with a name, which is made if there's none.
  static func named(_ name: String, in context: NSManagedObjectContext) throws -> Label {
    let request: NSFetchRequest<Label> = Label.fetchRequest()
    request.predicate = NSPredicate(format: "name ==[c] %@", name)
    if let found = try context.fetch(request).first { return found }
    let label = Label(context: context)
    label.name = name
    return label
  }
}
