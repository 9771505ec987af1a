import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// Cells and headers of a collection view that are created by registrations.
  @MainActor struct RegistrationTests {
    private let screen = TestScreen()

    private final class NamedCell: UICollectionViewCell {
      var name = ""
    }

    private final class NamedHeader: UICollectionReusableView {
      var name = ""
    }

    private final class Source: NSObject, UICollectionViewDataSource {
      let cells = UICollectionView.CellRegistration<NamedCell, String> { cell, path, item in
        cell.name = "\(path.item) \(item)"
      }
      let headers = UICollectionView.SupplementaryRegistration<NamedHeader>(
        elementKind: UICollectionView.elementKindSectionHeader
      ) { header, _, path in header.name = "Section \(path.section)" }
      var items = ["a", "b"]

      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
      { items.count }

      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(
          using: cells, for: indexPath, item: items[indexPath.item])
      }

      func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
      ) -> UICollectionReusableView {
        collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
      }
    }

    /// A collection view that uses the same kind for all supplementary views, as the grid of a
    /// calendar may do.
    private final class OneKindGrid: UICollectionView {
      override func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
      ) {
        super.register(
          viewClass, forSupplementaryViewOfKind: Self.elementKindSectionHeader,
          withReuseIdentifier: identifier)
      }
    }

    @Test func cellsAreRegisteredApartFromSupplementaryViews() {
      let grid = OneKindGrid(
        frame: CGRect(x: 0, y: 0, width: 300, height: 300),
        collectionViewLayout: UICollectionViewFlowLayout())
      let source = Source()
      grid.register(NamedCell.self, forCellWithReuseIdentifier: "cell")
      grid.dataSource = source
      screen.view.addSubview(grid)
      screen.commit()
      let cell = ViewRequest.view(for: grid) {
        grid.dequeueReusableCell(
          withReuseIdentifier: "cell", for: IndexPath(item: 0, section: 0))
      }
      #expect(cell is NamedCell)
    }

    @Test func aRegistrationMakesAndConfiguresCells() throws {
      let layout = UICollectionViewFlowLayout()
      layout.headerReferenceSize = CGSize(width: 0, height: 30)
      let grid = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
      let source = Source()
      grid.dataSource = source
      screen.view.addSubview(grid)
      screen.commit()
      let path = IndexPath(item: 1, section: 0)
      let cell = try #require(grid.cellForItem(at: path) as? NamedCell)
      #expect(cell.name == "1 b")
      let header = grid.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0))
      #expect((header as? NamedHeader)?.name == "Section 0")
      source.items[1] = "changed"
      grid.reconfigureItems(at: [path])
      #expect(grid.cellForItem(at: path) === cell && cell.name == "1 changed")
    }
  }
}
