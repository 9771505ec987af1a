import Foundation
import UIKit

@testable import UIKitCore

extension TestScreen {
  /// Creates the view that some XML describes, and shows it 100 points below the top of the screen.
  func load(_ xml: String, resources: String = "", owner: AnyObject? = nil) -> UIView? {
    let document = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES" useSafeAreas="YES">
      <objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2" \
      customClass="UIResponder"/>
      \(xml)
      </objects>
      <resources>\(resources)</resources>
      </document>
      """
    let nib = UINib(data: Data(document.utf8), bundle: nil)
    let view = nib.instantiate(withOwner: owner).first as? UIView
    if let view {
      view.frame.origin = CGPoint(x: 0, y: 100)
      self.view.addSubview(view)
      commit()
    }
    return view
  }
}
