// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CoreData

public class Page: NSManagedObject {
  public override func awakeFromInsert() {
    super.awakeFromInsert()
    number = 1
  }
}
