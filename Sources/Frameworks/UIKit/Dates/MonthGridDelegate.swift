import Foundation

/// What tells a month which of its days are chosen, and takes over what is chosen.
@MainActor
protocol MonthGridDelegate: AnyObject {
  func monthGrid(_ grid: MonthGrid, isChosen day: Date) -> Bool
  func monthGrid(_ grid: MonthGrid, mayChoose day: Date) -> Bool
  func monthGrid(_ grid: MonthGrid, choose day: Date)
  func monthGrid(_ grid: MonthGrid, decorationOf day: Date) -> UIView?
  func monthGridDidChangeMonth(_ grid: MonthGrid, from previous: Date)
}
