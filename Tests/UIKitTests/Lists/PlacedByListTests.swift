import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// Lists position their views, whether or not autoresizing masks are translated into constraints.
  @MainActor struct PlacedByListTests {
    private let screen = TestScreen()

    /// Adds a constraint inside a view, so that constraints are solved.
    private static func fill(_ view: UIView) {
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: view.topAnchor),
        box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        box.widthAnchor.constraint(equalToConstant: 10),
        box.heightAnchor.constraint(equalToConstant: 10),
      ])
    }

    private final class ItemCell: UICollectionViewCell {
      override init(frame: CGRect) {
        super.init(frame: frame)
        translatesAutoresizingMaskIntoConstraints = false
        contentView.translatesAutoresizingMaskIntoConstraints = false
        PlacedByListTests.fill(contentView)
      }

      required init?(coder: NSCoder) { nil }
    }

    private final class Head: UICollectionReusableView {
      override init(frame: CGRect) {
        super.init(frame: frame)
        translatesAutoresizingMaskIntoConstraints = false
        PlacedByListTests.fill(self)
      }

      required init?(coder: NSCoder) { nil }
    }

    @Test func aCollectionPlacesItsCellsAndSupplements() throws {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 80)
      layout.headerReferenceSize = CGSize(width: 0, height: 40)
      let collection = UICollectionView(
        frame: CGRect(x: 0, y: 100, width: 393, height: 500), collectionViewLayout: layout)
      let source = GridSource([["1", "2", "3", "4"]])
      collection.register(ItemCell.self, forCellWithReuseIdentifier: "cell")
      collection.register(
        Head.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: "head")
      collection.dataSource = source
      screen.view.addSubview(collection)
      screen.commit()
      for _ in 0..<2 {
        let cell = try #require(collection.cellForItem(at: IndexPath(item: 3, section: 0)))
        #expect(cell.frame == CGRect(x: 0, y: 130, width: 100, height: 80))
        #expect(cell.contentView.frame == cell.bounds)
        let head = collection.visibleSupplementaryViews(
          ofKind: UICollectionView.elementKindSectionHeader)
        #expect(head.first?.frame == CGRect(x: 0, y: 0, width: 393, height: 40))
        collection.setNeedsLayout()
        cell.setNeedsLayout()
        screen.commit()
      }
      withExtendedLifetime(source) {}
    }

    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
      {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.translatesAutoresizingMaskIntoConstraints = false
        PlacedByListTests.fill(cell.contentView)
        return cell
      }

      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        70
      }

      func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        30
      }

      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        PlacedByListTests.fill(view)
        return view
      }
    }

    @Test func aTablePlacesItsCellsAndHeaders() throws {
      let table = UITableView(frame: CGRect(x: 0, y: 100, width: 393, height: 500))
      let rows = Rows()
      table.sectionHeaderTopPadding = 0
      table.dataSource = rows
      table.delegate = rows
      screen.view.addSubview(table)
      screen.commit()
      for _ in 0..<2 {
        let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        #expect(cell.frame == CGRect(x: 0, y: 100, width: 393, height: 70))
        #expect(cell.contentView.frame.width == 393)
        #expect(table.headers[0]?.frame == CGRect(x: 0, y: 0, width: 393, height: 30))
        table.setNeedsLayout()
        screen.commit()
      }
      withExtendedLifetime(rows) {}
    }

    @Test func constraintsOnTheCellPlaceTheContentAllTheSame() {
      let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
      cell.contentView.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        cell.contentView.topAnchor.constraint(equalTo: cell.topAnchor, constant: 8),
        cell.contentView.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 8),
        cell.contentView.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -8),
        cell.contentView.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -8),
      ])
      screen.view.addSubview(cell)
      screen.commit()
      cell.setNeedsLayout()
      screen.commit()
      #expect(cell.contentView.frame == CGRect(x: 8, y: 8, width: 84, height: 84))
    }

    /// The fitting size of a view is that of its content view.
    @Test func cellsAndHeadersAreAsLargeAsTheirContentWants() {
      let views: [(UIView, UIView)] = [
        {
          let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
          return (cell, cell.contentView)
        }(),
        {
          let cell = UICollectionViewCell(frame: .zero)
          return (cell, cell.contentView)
        }(),
        {
          let head = UITableViewHeaderFooterView(reuseIdentifier: nil)
          return (head, head.contentView)
        }(),
      ]
      for (view, content) in views {
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        content.addSubview(box)
        NSLayoutConstraint.activate([
          box.topAnchor.constraint(equalTo: content.topAnchor, constant: 10),
          box.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -10),
          box.leadingAnchor.constraint(equalTo: content.leadingAnchor),
          box.trailingAnchor.constraint(equalTo: content.trailingAnchor),
          box.widthAnchor.constraint(equalToConstant: 120),
          box.heightAnchor.constraint(equalToConstant: 70),
        ])
        // The content view hasn't been laid out in these bounds yet.
        view.bounds.size.height = 300
        let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(size == CGSize(width: 120, height: 90), "\(type(of: view))")
      }
    }
  }
}
