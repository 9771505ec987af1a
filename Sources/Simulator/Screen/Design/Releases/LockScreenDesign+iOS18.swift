import DisplayList
import Foundation

extension LockScreenDesign {
  static let ios18 = LockScreenDesign(
    dimming: Color(red: 0, green: 0, blue: 0, alpha: 0.22), textColor: .white, sideMargin: 16,
    clock: Clock(
      size: 92, padSize: 120, lowSize: 64, weight: 600, top: 66, smallestSafeArea: 20,
      lowHeight: 500, lowTop: 44, dayFont: FontFace(size: 21, weight: 500), dayBaseline: 12,
      timeTop: 18, timeBaseline: 0.82),
    padlock: Padlock(
      inset: 34, bodySize: CGSize(width: 16, height: 12), bodyTop: -2, bowTop: -9, bodyRadius: 3,
      bowSize: CGSize(width: 10, height: 14), bowRadius: 5, lineWidth: 2),
    hint: Hint(
      font: FontFace(size: 15, weight: 500), baseline: 34, height: 60,
      buttonSize: CGSize(width: 200, height: 36), buttonInset: 58),
    cardGap: 8, cardMargin: 20)
}
