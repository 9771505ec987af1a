import Foundation
import Testing
import UIKit

struct IndexPathTests {
  @Test func objectsOfIndexPathsNameSectionsRowsAndItems() {
    let row = NSIndexPath(row: 3, section: 2)
    #expect(row.section == 2 && row.row == 3 && row.item == 3)
    #expect(NSIndexPath(item: 3, section: 2) == row)
    #expect((IndexPath(row: 4, section: 1) as NSIndexPath).row == 4)
  }
}
