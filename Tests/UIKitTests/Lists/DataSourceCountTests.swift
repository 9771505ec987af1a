import Foundation
import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// Counts that data sources must not return.
  @MainActor struct DataSourceCountTests {
    private final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource,
      UIPickerViewDataSource
    {
      let sections: Int
      let rows: Int

      init(sections: Int, rows: Int) {
        self.sections = sections
        self.rows = rows
      }

      func numberOfSections(in tableView: UITableView) -> Int { sections }

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
      { UITableViewCell() }

      func numberOfSections(in collectionView: UICollectionView) -> Int { sections }

      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
      { rows }

      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { UICollectionViewCell() }

      func numberOfComponents(in pickerView: UIPickerView) -> Int { sections }

      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        rows
      }
    }

    private static let frame = CGRect(x: 0, y: 0, width: 100, height: 100)

    private func message(_ result: ExitTest.Result?) -> String {
      String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }

    private func expect(_ result: ExitTest.Result?, _ reason: String) {
      let whole = "uncaught exception 'NSInternalInconsistencyException', reason: '\(reason)'"
      #expect(message(result).contains(whole))
    }

    @Test func aTableHasNoNegativeNumberOfRows() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        await MainActor.run {
          let source = Source(sections: 1, rows: -1)
          let table = UITableView(frame: DataSourceCountTests.frame)
          table.dataSource = source
          table.layoutIfNeeded()
        }
      }
      expect(
        result,
        "Failed to allocate data stores for -1 rows in section 0. Consider using fewer rows")
    }

    @Test func aTableHasNoNegativeNumberOfSections() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        await MainActor.run {
          let source = Source(sections: -2, rows: 1)
          let table = UITableView(frame: DataSourceCountTests.frame)
          table.dataSource = source
          _ = table.numberOfSections
        }
      }
      expect(
        result, "Failed to allocate data stores for -2 sections. Consider using fewer sections.")
    }

    @Test func aTableKnowsNoRowsOfASectionThatIsNotThere() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        await MainActor.run {
          _ = UITableView(frame: DataSourceCountTests.frame).numberOfRows(inSection: 3)
        }
      }
      expect(result, "Requested the number of rows for section (3) which is out of bounds.")
    }

    @Test func aCollectionHasNoNegativeNumberOfItems() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        await MainActor.run {
          let source = Source(sections: 1, rows: -1)
          let collection = UICollectionView(
            frame: DataSourceCountTests.frame, collectionViewLayout: UICollectionViewFlowLayout())
          collection.dataSource = source
          collection.layoutIfNeeded()
        }
      }
      expect(
        result,
        "Failed to allocate data stores for -1 items in section 0. Consider using fewer items")
    }

    @Test func aCollectionKnowsNoItemsOfASectionThatIsNotThere() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        await MainActor.run {
          let collection = UICollectionView(
            frame: DataSourceCountTests.frame, collectionViewLayout: UICollectionViewFlowLayout())
          _ = collection.numberOfItems(inSection: 2)
        }
      }
      expect(
        result,
        """
        request for number of items in section 2 when there are only 0 sections in the collection \
        view
        """)
    }

    @Test func aPickerHasNoNegativeNumberOfRows() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        await MainActor.run {
          let source = Source(sections: 1, rows: -1)
          let picker = UIPickerView(frame: DataSourceCountTests.frame)
          picker.dataSource = source
          picker.reloadAllComponents()
        }
      }
      expect(
        result,
        "Failed to allocate data stores for -1 rows in section 0. Consider using fewer rows")
    }

    @Test func aPickerHasNoNegativeNumberOfComponents() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        await MainActor.run {
          let source = Source(sections: -1, rows: 1)
          let picker = UIPickerView(frame: DataSourceCountTests.frame)
          picker.dataSource = source
          picker.reloadAllComponents()
        }
      }
      #expect(message(result).contains("NSInternalInconsistencyException"))
    }
  }
}
