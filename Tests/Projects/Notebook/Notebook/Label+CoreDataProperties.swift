// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CoreData
import Foundation

extension Label {
  @nonobjc public class func fetchRequest() -> NSFetchRequest<Label> {
    return NSFetchRequest<Label>(entityName: "Label")
  }

  @NSManaged public var name: String?
  @NSManaged public var notes: Set<Note>?
}

extension Label {
  @objc(addNotesObject:)
  @NSManaged public func addToNotes(_ value: Note)

  @objc(removeNotesObject:)
  @NSManaged public func removeFromNotes(_ value: Note)
}
