import Testing
import UIKit

@testable import UIKitCore

/// The hierarchy of a section's items.
struct SectionSnapshotTests {
  /// A snapshot with the items A and D.
  ///
  /// B is a child of A, and C is a child of B.
  private var outline: NSDiffableDataSourceSectionSnapshot<String> {
    var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
    snapshot.append(["A", "D"])
    snapshot.append(["B"], to: "A")
    snapshot.append(["C"], to: "B")
    return snapshot
  }

  @Test func itemsAreListedEachBeforeThoseUnderIt() {
    #expect(outline.items == ["A", "B", "C", "D"] && outline.rootItems == ["A", "D"])
    #expect(outline.level(of: "A") == 0 && outline.level(of: "C") == 2)
    #expect(outline.parent(of: "C") == "B" && outline.parent(of: "D") == nil)
    #expect(outline.index(of: "D") == 3 && outline.index(of: "X") == nil)
    #expect(outline.contains("C") && !outline.contains("X"))
  }

  @Test func itemsAreVisibleWhileAllAboveThemAreExpanded() {
    var outline = outline
    #expect(outline.visibleItems == ["A", "D"])
    outline.expand(["B"])
    #expect(outline.visibleItems == ["A", "D"] && !outline.isVisible("C"))
    outline.expand(["A"])
    #expect(outline.visibleItems == ["A", "B", "C", "D"] && outline.isVisible("C"))
    outline.collapse(["B"])
    #expect(outline.visibleItems == ["A", "B", "D"] && !outline.isExpanded("B"))
  }

  @Test func itemsAreInsertedUnderTheSameParent() {
    var outline = outline
    outline.insert(["X"], before: "B")
    outline.insert(["Y"], after: "A")
    #expect(outline.items == ["A", "X", "B", "C", "Y", "D"])
    #expect(outline.parent(of: "X") == "A" && outline.parent(of: "Y") == nil)
  }

  @Test func deletedItemsTakeThoseUnderThemAlong() {
    var outline = outline
    outline.delete(["B", "X"])
    #expect(outline.items == ["A", "D"] && !outline.contains("C"))
    outline.deleteAll()
    #expect(outline.items.isEmpty)
  }

  @Test func partsAreTakenOutAndPutIn() {
    var outline = outline
    outline.expand(["B"])
    let part = outline.snapshot(of: "A")
    #expect(part.items == ["B", "C"] && part.isExpanded("B") && part.rootItems == ["B"])
    #expect(outline.snapshot(of: "A", includingParent: true).items == ["A", "B", "C"])
    var other = NSDiffableDataSourceSectionSnapshot<String>()
    other.append(["M", "N"])
    other.insert(part, after: "M")
    #expect(other.items == ["M", "B", "C", "N"] && other.isExpanded("B"))
    outline.replace(childrenOf: "A", using: other.snapshot(of: "B", includingParent: true))
    #expect(outline.items == ["A", "B", "C", "D"])
  }
}
